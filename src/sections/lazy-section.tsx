import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { whenIdle } from '#src/browser/slow-connection.ts'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { replayClicks } from '#src/boot/click-queue.ts'
import { lazyComponent } from '#src/ui/lazy/lazy.ts'

type Load = () => Promise<unknown>

const loads = new Map<string, Load>()
let held: Promise<unknown> | undefined
let firstType: string | undefined
let release = () => {}

/**
 * A section whose code is a separate chunk, known by its type so that it can be preloaded. One that is
 * here already is drawn at once: React shows what it had to wait for up to 300 ms after what it had not.
 */
export function lazySection<Module, Props extends object>(
  type: string,
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  let loaded: ComponentType<Props> | undefined
  const keep = (module: Module) => (loaded ??= replaying(pick(module)))
  loads.set(type, async () => keep(await loadChunk(type, load)))
  const whenReleased = async () => {
    if (type !== firstType) await held
    return load()
  }
  const Awaited = lazyComponent(type, whenReleased, keep)
  return function LazySection(props: Props) {
    // It stays with what it began with, and so keeps its state.
    const [Section] = useState<ComponentType<Props> | typeof Awaited>(() => loaded ?? Awaited)
    return <Section {...props} />
  }
}

/** The same component; once it is hydrated, it gets the clicks that came too early. */
function replaying<Props extends object>(Component: ComponentType<Props>) {
  return function Replaying(props: Props) {
    useEffect(replayClicks, [])
    return <Component {...props} />
  }
}

// Long enough for the first view to be complete, short enough for a visitor who waits for a tab.
const patience = 2000

/**
 * Keeps a prerendered page's sections as static HTML until `until` settles, for at most two seconds. The
 * first section hydrates at once, since the visitor is looking at it.
 */
export function deferHydration(first: string | undefined, until: Promise<void>): void {
  firstType = first
  const released = new Promise<void>((resolve) => (release = resolve))
  setTimeout(release, patience)
  held = Promise.race([until, released])
}

/** Hydrates all sections of these types; resolves once React has had the time for it. */
export async function hydrateSections(types: string[]): Promise<void> {
  release()
  await preloadSections(types)
  await new Promise<void>((resolve) => whenIdle(resolve))
}

/** Loads the chunks of these section types; one that fails is requested again when it is rendered. */
export async function preloadSections(types: string[]): Promise<void> {
  await Promise.allSettled(types.map(async (type) => loads.get(type)?.()))
}
