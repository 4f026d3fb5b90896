import { Button, Flex } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient, useFormValue } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { API } from '#schemas/rules/context.ts'
import { asText, isRecord } from '#shared/json.ts'
import { useLiveQuery } from '#studio/use-live-query.ts'
import { Row } from '#studio/used-on/UsedOn.tsx'
import { addLanguage, translationId } from './add-language.ts'
import {
  type Language,
  readLanguages,
  readTies,
  stateOf,
  states,
  titleOf,
  translations,
} from './languages.ts'

const NONE: never[] = []

/** Above a form: the document in the other languages, each with its state. Nothing where the site has one language. */
export function Translations({ id, type }: { id: string; type: string }) {
  const { ReferenceChildLink, handleEditReference } = usePaneRouter()
  const client = useClient(API)
  const { push } = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const own = asText(useFormValue(['language']))
  const answer = useLiveQuery(translations, { id })
  if (!isRecord(answer)) return null
  const languages = readLanguages(answer['languages'])
  const [first] = languages
  const [tie] = readTies(answer['ties'])
  if (first === undefined || languages.length < 2) return null
  const isSource = own === '' || own === first.code
  const others = languages.filter(({ code }) => code !== own && !(isSource && code === first.code))

  async function run(task: () => Promise<unknown>) {
    setIsBusy(true)
    try {
      await task()
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      push({ status: 'error', closable: true, title: 'That did not work', description })
    } finally {
      setIsBusy(false)
    }
  }

  const add = ({ code: to }: Language) =>
    run(async () => {
      const found: unknown = await client.fetch(
        'coalesce(*[_id == $id][0], *[_id == "drafts." + $id][0])',
        { id },
        { perspective: 'raw' },
      )
      if (!isRecord(found)) return
      const source = { ...found, _id: id, _type: type }
      await client.mutate(addLanguage({ source, from: first.code, to, tie }))
      handleEditReference({
        id: translationId(id, to),
        type,
        parentRefPath: NONE,
        template: { id: type },
      })
    })

  const confirm = (code: string) =>
    run(async () => {
      const checkedAt = {
        [`translations[language=="${code}"].checkedAt`]: new Date().toISOString(),
      }
      if (tie) await client.patch(tie.id).set(checkedAt).commit()
    })

  return (
    <Row label="Languages">
      <Flex gap={3} wrap="wrap" align="center">
        <span>In {isSource ? first.title : titleOf(own, languages)}</span>
        {others.map((language) => {
          const { code, title } = language
          const state = stateOf(tie?.versions ?? NONE, languages, code)
          const version = tie?.versions.find((one) => one.language === code)
          if (state === 'missing' && code === first.code)
            return <span key={code}>Its source, in {title}, was deleted.</span>
          if (state === 'missing' || version === undefined)
            // From the source only: a copy of a copy would be compared with the wrong words.
            return isSource ? (
              <Button
                key={code}
                mode="ghost"
                padding={2}
                fontSize={1}
                disabled={isBusy}
                text={`${title}: missing. Add`}
                onClick={() => void add(language)}
              />
            ) : (
              <span key={code}>
                {title}: {states.missing}
              </span>
            )
          return (
            <span key={code}>
              <ReferenceChildLink documentId={version.id} documentType={type} parentRefPath={NONE}>
                {title}
              </ReferenceChildLink>
              {code === first.code ? ', its source' : `: ${states[state]}`}
            </span>
          )
        })}
        {tie !== undefined && !isSource && stateOf(tie.versions, languages, own) === 'outdated' ? (
          <>
            <span>This text is older than its source.</span>
            <Button
              mode="ghost"
              padding={2}
              fontSize={1}
              disabled={isBusy}
              text="It still says the same"
              onClick={() => void confirm(own)}
            />
          </>
        ) : null}
      </Flex>
    </Row>
  )
}
