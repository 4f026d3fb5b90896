import type { Sqlite } from '#lead-api/node/sqlite.ts'

/** A database that is opened when it is used first. */
export function openLazily(open: () => Sqlite): Sqlite {
  let opened: Sqlite | undefined
  function database(): Sqlite {
    opened ??= open()
    return opened
  }
  return {
    run: async (text, ...values) => database().run(text, ...values),
    batch: async (statements) => database().batch(statements),
    checkpoint: async () => database().checkpoint?.(),
    close: () => opened?.close(),
  }
}
