import { useState } from 'react'
import { useClient, useSchema } from 'sanity'
import { editedNow, findTexts, isStored, replaceIn, type Found, type Phrase } from './find-texts.ts'
import { placesOf, replaceTexts, undoReplacement, type Replacement } from './replace-texts.ts'
import { counted } from '#shared/text.ts'
import { readReplacement, storeReplacement } from './stored-replacement.ts'

const API = { apiVersion: '2025-02-19' }

/** Searching, ticking, replacing and undoing, with one sentence on what came of it. */
export function useTexts() {
  const client = useClient(API)
  const schema = useSchema()
  const [phrase, setPhrase] = useState<Phrase>({ text: '', matchCase: false })
  const [found, setFound] = useState<Found[]>([])
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [undoable, setUndoable] = useState<Replacement | null>(readReplacement)
  const [message, setMessage] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  function keep(replacement: Replacement | null) {
    storeReplacement(replacement)
    setUndoable(replacement)
  }

  /** One thing at a time; an error is told in its own sentence. */
  async function run(task: () => Promise<string>): Promise<void> {
    setIsBusy(true)
    try {
      setMessage(await task())
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error))
    } finally {
      setIsBusy(false)
    }
  }

  async function find(wanted: Phrase): Promise<Found[]> {
    const types = schema
      .getTypeNames()
      .filter((name) => !name.startsWith('sanity.'))
      .filter((name) => schema.get(name)?.type?.name === 'document')
    const answer: unknown[] = await client.fetch(
      '*[_type in $types] | order(_type asc, _id asc)',
      { types },
      { perspective: 'raw' },
    )
    return findTexts(editedNow(answer.filter(isStored)), (name) => schema.get(name), wanted)
  }

  function show(wanted: Phrase, list: Found[]) {
    setPhrase(wanted)
    setFound(list)
  }

  const search = (wanted: Phrase) =>
    run(async () => {
      const list = await find(wanted)
      show(wanted, list)
      setTicked(new Set(list.map(({ id }) => id)))
      const documents = new Set(list.map(({ document }) => document))
      return list.length === 0
        ? `No text holds “${wanted.text}”.`
        : `${counted(list.length, 'text')} in ${counted(documents.size, 'document')}.`
    })

  const replace = (replacement: string) =>
    run(async () => {
      const changes = found.filter(
        ({ id, text }) => chosen.has(id) && replaceIn(text, phrase, replacement) !== text,
      )
      if (changes.length === 0) return 'These texts already say so.'
      const done = await replaceTexts(client, changes, phrase, replacement)
      keep(done)
      // What was left out stays so, and a second press does not replace again within the new words.
      choose(placesOf(done), false)
      show(phrase, await find(phrase))
      return `Replaced in ${counted(done.drafts.length, 'draft')}. Visitors see it once you publish each of them.`
    })

  const undo = () =>
    void run(async () => {
      if (undoable === null) return ''
      await undoReplacement(client, undoable)
      keep(null)
      choose(placesOf(undoable), true)
      show(phrase, await find(phrase))
      return 'Undone: the drafts are as they were.'
    })

  function choose(ids: string[], isChosen: boolean) {
    const next = new Set(ticked)
    for (const id of ids) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    setTicked(next)
  }

  const chosen = new Set(found.map(({ id }) => id).filter((id) => ticked.has(id)))
  return { found, chosen, undoable, message, isBusy, search, replace, undo, choose }
}
