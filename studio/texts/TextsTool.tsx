import { SearchIcon } from '@sanity/icons/Search'
import {
  Button,
  Card,
  Checkbox,
  Container,
  Flex,
  Heading,
  Select,
  Stack,
  Text,
  TextInput,
} from '@sanity/ui'
import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { type Tool, useClient, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { API, publishedId } from '#schemas/rules/context.ts'
import { counted } from '#shared/text.ts'
import { type Language, siteLanguages } from '#studio/languages/languages.ts'
import {
  editedNow,
  findTexts,
  headingOf,
  isStored,
  replaceIn,
  type Found,
  type Phrase,
} from './find-texts.ts'
import { placesOf, replaceTexts, undoReplacement, type Replacement } from './replace-texts.ts'

/** The tool "Texts": finds a phrase in every text, and replaces it in drafts. */
export const textsTool: Tool = {
  name: 'texts',
  title: 'Texts',
  icon: SearchIcon,
  component: TextsTool,
}

/** Outside the component, so that it can be undone after a visit to another tool. */
let lastReplacement: Replacement | null = null

/** Searching, ticking, replacing and undoing, with one sentence on the result. */
function useTexts() {
  const client = useClient(API)
  const schema = useSchema()
  const [phrase, setPhrase] = useState<Phrase>({ text: '', matchCase: false })
  const [found, setFound] = useState<Found[]>([])
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [undoable, setUndoable] = useState(lastReplacement)
  const [message, setMessage] = useState('')
  const [isBusy, setIsBusy] = useState(false)

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
      .filter((name) => !/^(?:sanity|translation)\./.test(name))
      .filter((name) => schema.get(name)?.type?.name === 'document')
    const answer: unknown[] = await client.fetch(
      '*[_type in $types] | order(_type asc, _id asc)',
      { types },
      { perspective: 'raw' },
    )
    const documents = editedNow(answer.filter(isStored))
    const list = findTexts(documents, (name) => schema.get(name), wanted)
    setPhrase(wanted)
    setFound(list)
    return list
  }

  function choose(ids: string[], isChosen: boolean) {
    const next = new Set(ticked)
    for (const id of ids) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    setTicked(next)
  }

  function keep(replacement: Replacement | null) {
    lastReplacement = replacement
    setUndoable(replacement)
  }

  const chosen = new Set(found.map(({ id }) => id).filter((id) => ticked.has(id)))

  const search = (wanted: Phrase) =>
    run(async () => {
      const list = await find(wanted)
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
      // Without ticks, a second press does not replace again within the new words.
      choose(placesOf(done), false)
      await find(phrase)
      return `Replaced in ${counted(done.drafts.length, 'draft')}. Visitors see it once you publish each of them.`
    })

  const undo = () =>
    run(async () => {
      if (undoable === null) return ''
      await undoReplacement(client, undoable)
      keep(null)
      choose(placesOf(undoable), true)
      await find(phrase)
      return 'Undone: the drafts are as they were.'
    })

  return { found, chosen, undoable, message, isBusy, search, replace, undo, choose }
}

function TextsTool() {
  const texts = useTexts()
  const { found, chosen, undoable, message, isBusy } = texts
  const [text, setText] = useState('')
  const [matchCase, setMatchCase] = useState(false)
  const languages = useLanguages()
  const [language, setLanguage] = useState('')
  const [replacement, setReplacement] = useState('')
  const [isDeleting, setIsDeleting] = useState(false)
  const isEmpty = replacement.trim() === ''
  const places = found
    .filter(({ id }) => chosen.has(id))
    .reduce((sum, { sentences }) => sum + sentences.length, 0)

  function search(event: FormEvent) {
    event.preventDefault()
    void texts.search({ text, matchCase, language: language || undefined })
  }

  function replace() {
    setIsDeleting(false)
    void texts.replace(replacement)
  }

  return (
    <Card height="fill" overflow="auto" padding={4}>
      <Container width={2}>
        <Stack gap={4}>
          <Heading as="h1">Texts</Heading>
          <form onSubmit={search}>
            <Flex align="flex-end" gap={3} wrap="wrap">
              <Stack as="label" flex={1} gap={2}>
                <Text size={1}>Find</Text>
                <TextInput
                  type="search"
                  required
                  ref={focusFirst}
                  value={text}
                  onChange={({ currentTarget }) => setText(currentTarget.value)}
                />
              </Stack>
              {languages.length > 1 ? (
                <Stack as="label" gap={2}>
                  <Text size={1}>In</Text>
                  <Select
                    value={language}
                    onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
                  >
                    <option value="">All languages</option>
                    {languages.map(({ code, title }) => (
                      <option key={code} value={code}>
                        {title}
                      </option>
                    ))}
                  </Select>
                </Stack>
              ) : null}
              <Flex as="label" align="center" gap={2} paddingY={2}>
                <Checkbox
                  checked={matchCase}
                  onChange={({ currentTarget }) => setMatchCase(currentTarget.checked)}
                />
                <Text size={1}>Match case</Text>
              </Flex>
              <Button type="submit" mode="ghost" text="Search" disabled={isBusy} />
            </Flex>
          </form>
          <Text role="status">{message}</Text>
          {undoable ? (
            <>
              <ChangedDrafts replacement={undoable} />
              <Button
                mode="ghost"
                text={`Undo the last replacement (${counted(undoable.count, 'text')})`}
                disabled={isBusy}
                onClick={() => void texts.undo()}
              />
            </>
          ) : null}
          {found.length > 0 ? (
            <>
              <Flex align="flex-end" gap={3} wrap="wrap">
                <Stack as="label" flex={1} gap={2}>
                  <Text size={1}>Replace with</Text>
                  <TextInput
                    value={replacement}
                    onChange={({ currentTarget }) => {
                      setReplacement(currentTarget.value)
                      setIsDeleting(false)
                    }}
                  />
                </Stack>
                <Button
                  mode="ghost"
                  text={`${isEmpty ? 'Delete in drafts' : 'Replace in drafts'}: ${chosen.size} of ${found.length}`}
                  disabled={isBusy || chosen.size === 0}
                  onClick={() => (isEmpty ? setIsDeleting(true) : replace())}
                />
              </Flex>
              {isDeleting && chosen.size > 0 ? (
                <Flex role="group" aria-label="Delete this text" align="center" gap={3} wrap="wrap">
                  <Text>
                    “Replace with” is empty. Delete this text in {counted(places, 'place')}?
                  </Text>
                  <Button mode="ghost" tone="critical" text="Delete" onClick={replace} />
                  <Button mode="ghost" text="Cancel" onClick={() => setIsDeleting(false)} />
                </Flex>
              ) : null}
              <FoundList found={found} chosen={chosen} onChoose={texts.choose} />
            </>
          ) : null}
        </Stack>
      </Container>
    </Card>
  )
}

function useLanguages(): Language[] {
  const client = useClient(API)
  const [languages, setLanguages] = useState<Language[]>([])
  useEffect(() => void siteLanguages(client).then(setLanguages), [client])
  return languages
}

/** Whoever opens the tool wants to search. */
function focusFirst(field: HTMLInputElement | null): void {
  field?.focus()
}

/** The drafts that a replacement has changed, to be read and published. */
function ChangedDrafts({ replacement: { drafts } }: { replacement: Replacement }) {
  const schema = useSchema()
  return (
    <Stack as="section" aria-label="Changed drafts" gap={3}>
      <Heading as="h2" size={1}>
        Changed drafts: read and publish each
      </Heading>
      {drafts.map(({ id, type, title }) => (
        <Text key={id}>
          <IntentLink intent="edit" params={{ id: publishedId(id), type }}>
            {/* A singleton has no name but its type's. */}
            {title === type ? schema.get(type)?.title : title}
          </IntentLink>
        </Text>
      ))}
    </Stack>
  )
}

interface FoundListProps {
  found: Found[]
  /** The ids of the texts with a tick. */
  chosen: ReadonlySet<string>
  onChoose: (ids: string[], isChosen: boolean) => void
}

/** The sentences that contain the phrase, by document, each with a tick and a link to its field. */
function FoundList({ found, chosen, onChoose }: FoundListProps) {
  const schema = useSchema()
  const all = found.map(({ id }) => id)
  return (
    <>
      <Flex as="label" align="center" gap={2}>
        <Checkbox
          checked={chosen.size === all.length}
          onChange={({ currentTarget }) => onChoose(all, currentTarget.checked)}
        />
        <Text size={1}>All</Text>
      </Flex>
      {[...Map.groupBy(found, ({ document }) => document)].map(([document, fields]) => (
        <Stack as="section" key={document._id} gap={2}>
          <Heading as="h2" size={1}>
            {headingOf(document, schema.get(document._type)?.title)}
            {document._id.startsWith('drafts.') ? ', draft' : ''}
          </Heading>
          <Stack role="list">
            {fields.map((field) => (
              <Card key={field.id} role="listitem" borderTop paddingY={3}>
                <Flex gap={4} justify="space-between" wrap="wrap">
                  <Flex as="label" flex={1} gap={3}>
                    <Checkbox
                      checked={chosen.has(field.id)}
                      onChange={({ currentTarget }) => onChoose([field.id], currentTarget.checked)}
                    />
                    <Stack gap={3}>
                      {field.sentences.map(([before, match, after], index) => (
                        // Two sentences of one text may be the same.
                        <Text key={index} dir="auto">
                          {before}
                          <mark>{match}</mark>
                          {after}
                        </Text>
                      ))}
                    </Stack>
                  </Flex>
                  <FieldLink field={field} />
                </Flex>
              </Card>
            ))}
          </Stack>
        </Stack>
      ))}
    </>
  )
}

function FieldLink({ field: { document, path, titles } }: { field: Found }) {
  const params = {
    id: publishedId(document._id),
    type: document._type,
    // In the form, a span of formatted text is a part of its block.
    path: path.replace(/\.children\[[^\]]*\]\.text$/, ''),
  }
  return (
    <Text size={1}>
      <IntentLink intent="edit" params={params}>
        {titles.join(' › ')}
      </IntentLink>
    </Text>
  )
}
