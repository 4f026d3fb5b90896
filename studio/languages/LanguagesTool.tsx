import { TranslateIcon } from '@sanity/icons/Translate'
import { Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type ChangeEvent, useEffect, useState } from 'react'
import { type Tool, useClient, useSchema, useWorkspace, validateDocument } from 'sanity'
import { IntentLink } from 'sanity/router'
import { API } from '#schemas/rules/context.ts'
import { isRecord, recordsIn } from '#shared/json.ts'
import { counted } from '#shared/text.ts'
import type { StoredDocument } from '#studio/texts/find-texts.ts'
import { readDocuments, type Use } from '#studio/used-on/uses.ts'
import { textsIn, textsOut } from './exchange.ts'
import {
  type Language,
  overview,
  readLanguages,
  readTies,
  stateOf,
  states,
  type Tie,
} from './languages.ts'
import { publishDrafts } from './publish.ts'
import { writeXliff } from './xliff.ts'
import styles from './LanguagesTool.module.css'

/** The tool "Languages": every document with the state of its translations, and texts for translators. */
export const languagesTool: Tool = {
  name: 'languages',
  title: 'Languages',
  icon: TranslateIcon,
  component: LanguagesTool,
}

interface Overview {
  languages: Language[]
  ties: Tie[]
  /** In the default language. */
  sources: Use[]
}

function LanguagesTool() {
  const client = useClient(API)
  const schema = useSchema()
  const workspace = useWorkspace()
  const [found, setFound] = useState<Overview>()
  const [visit, setVisit] = useState(0)
  const [message, setMessage] = useState('')
  const typeOf = (name: string) => schema.get(name)
  const types = schema.getTypeNames().filter((name) => hasLanguage(schema.get(name)))

  useEffect(() => {
    client
      .fetch<unknown>(overview, { types }, { perspective: 'raw' })
      .then((answer) => setFound(readOverview(answer)))
      .catch((error: unknown) => setMessage(String(error)))
    // oxlint-disable-next-line react/exhaustive-deps -- the types are the same at every render
  }, [client, visit])

  if (found === undefined) return <Text role="status">{message}</Text>
  const { languages, sources, ties } = found
  const [first, ...others] = languages

  const currentIn = (code: string) =>
    ties.filter(({ versions }) => stateOf(versions, languages, code) === 'current').length

  const draftsIn = (code: string) =>
    ties.flatMap(({ versions }) =>
      versions.filter(({ language, draft }) => language === code && draft).map(({ id }) => id),
    )

  async function isValid(draft: StoredDocument): Promise<boolean> {
    const now = new Date().toISOString()
    const document = { _createdAt: now, _updatedAt: now, ...draft }
    const markers = await validateDocument({ document, workspace, environment: 'studio' })
    return markers.every(({ level }) => level !== 'error')
  }

  async function run(task: () => Promise<string>) {
    setMessage(
      await task().catch((error: unknown) =>
        error instanceof Error ? error.message : String(error),
      ),
    )
    setVisit(visit + 1)
  }

  async function takeOut(code: string): Promise<string> {
    const files = found === undefined ? [] : await textsOut(client, typeOf, found, code)
    if (files.length === 0) return 'Every translation is current.'
    const link = document.createElement('a')
    link.href = URL.createObjectURL(
      new Blob([writeXliff(files)], { type: 'application/xliff+xml' }),
    )
    link.download = `texts-${code}.xlf`
    link.click()
    URL.revokeObjectURL(link.href)
    return `The texts of ${counted(files.length, 'document')} are in ${link.download}.`
  }

  async function bringIn(file: File, code: string): Promise<string> {
    return found === undefined ? '' : textsIn(client, typeOf, await file.text(), found, code)
  }

  return (
    <Card height="fill" overflow="auto" padding={4}>
      <Container width={3}>
        <Stack gap={4}>
          <Heading as="h1">Languages</Heading>
          <Text>
            {first?.title} is the source of all others. Add a translation above the form of its
            source; publish each by itself, or all drafts of a language here.
          </Text>
          <Text role="status">{message}</Text>
          {others.map(({ code, title }) => (
            <Flex key={code} align="center" gap={3} wrap="wrap">
              <Button
                mode="ghost"
                text={`${title}: take texts out`}
                onClick={() => void run(() => takeOut(code))}
              />
              <Text as="label" size={1}>
                {title}: bring texts in{' '}
                <FileInput onFile={(file) => void run(() => bringIn(file, code))} />
              </Text>
              <Button
                mode="ghost"
                disabled={draftsIn(code).length === 0}
                text={`${title}: publish ${counted(draftsIn(code).length, 'draft')}`}
                onClick={() => void run(() => publishDrafts(client, draftsIn(code), isValid))}
              />
            </Flex>
          ))}
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{first?.title}</th>
                {others.map(({ code, title }) => (
                  <th key={code} scope="col">
                    <bdi>{title}</bdi>: {currentIn(code)} of {sources.length} current
                  </th>
                ))}
              </tr>
            </thead>
            {types
              .filter((type) => sources.some((source) => source.type === type))
              .toSorted((one, other) => Number(other === 'page') - Number(one === 'page'))
              .map((type) => (
                <tbody key={type}>
                  <tr>
                    <th scope="rowgroup" colSpan={languages.length}>
                      {schema.get(type)?.title}
                    </th>
                  </tr>
                  {sources
                    .filter((source) => source.type === type)
                    .map((source) => (
                      <Row key={source.id} source={source} languages={languages} ties={ties} />
                    ))}
                </tbody>
              ))}
          </table>
        </Stack>
      </Container>
    </Card>
  )
}

function FileInput({ onFile }: { onFile: (file: File) => void }) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (file) onFile(file)
    // The same file may be chosen again.
    currentTarget.value = ''
  }
  return <input type="file" accept=".xlf" onChange={choose} />
}

interface RowProps {
  source: Use
  languages: Language[]
  ties: Tie[]
}

function Row({ source: { id, type, title, path }, languages, ties }: RowProps) {
  const versions = ties.find((tie) => tie.versions.some((one) => one.id === id))?.versions ?? []
  return (
    <tr>
      <th scope="row">
        <IntentLink intent="edit" params={{ id, type }}>
          {path ?? title}
        </IntentLink>
      </th>
      {languages.slice(1).map(({ code }) => {
        const state = stateOf(versions, languages, code)
        const translation = versions.find(({ language }) => language === code)
        return (
          <td key={code} data-state={state}>
            {state === 'missing' || translation === undefined ? (
              states.missing
            ) : (
              <IntentLink intent="edit" params={{ id: translation.id, type }}>
                {states[state]}
              </IntentLink>
            )}
          </td>
        )
      })}
    </tr>
  )
}

function readOverview(answer: unknown): Overview {
  const { languages, ties, documents } = isRecord(answer) ? answer : {}
  const all = readLanguages(languages)
  const others = all.slice(1).map(({ code }) => code)
  return {
    languages: all,
    ties: readTies(ties),
    sources: readDocuments(
      recordsIn(documents).filter(({ language }) => !others.some((code) => code === language)),
    ),
  }
}

function hasLanguage(type: unknown): boolean {
  return (
    isRecord(type) &&
    type['jsonType'] === 'object' &&
    recordsIn(type['fields']).some(({ name }) => name === 'language')
  )
}
