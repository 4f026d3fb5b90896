import { Card, Flex, Radio, Select, SrOnly, Stack, Text, TextInput } from '@sanity/ui'
import { createContext, useContext, useId, useMemo, useRef, useState } from 'react'
import {
  type ObjectInputProps,
  set,
  type StringInputProps,
  unset,
  useFormValue,
  type ObjectMember,
} from 'sanity'
import { asText, isRecord, recordsIn } from '#shared/json.ts'
import { type TextPart, textParts } from '#shared/text-parts.ts'
import { useLiveQuery } from '#studio/use-live-query.ts'
import {
  changeKind,
  type Choice,
  fieldsOf,
  firstFields,
  fromHref,
  type Held,
  joinSister,
  type Kind,
  kindOf,
  kinds,
  kindTitles,
  sisters,
  splitSister,
  toHref,
} from './kinds.ts'

/** Lets a link inside a button offer the button's dialogs as well. */
interface DialogChoice {
  /** Whether the button opens a dialog, so that its link is empty. */
  isChosen: boolean
  choose: (opensDialog: boolean) => void
}

const DialogContext = createContext<DialogChoice | undefined>(undefined)
/** The chosen kind of a link, for the input of its address. */
const KindContext = createContext<Kind>('web')

/** A button: its words, then one choice among all that it can lead to or open. */
export function ActionInput(props: ObjectInputProps) {
  const { value, members, onChange } = props
  const [chosen, setChosen] = useState(false)
  const [former, setFormer] = useState<unknown>()
  const opens: unknown = value?.['opens']
  const isChosen = opens !== undefined || (chosen && value?.['to'] === undefined)
  const dialogs = useMemo(
    () => ({
      isChosen,
      choose: (opensDialog: boolean) => {
        if (opensDialog === isChosen) return
        setChosen(opensDialog)
        if (!opensDialog) setFormer(opens)
        const emptied = unset([opensDialog ? 'to' : 'opens'])
        onChange(opensDialog && former !== undefined ? [emptied, set(former, ['opens'])] : emptied)
      },
    }),
    [isChosen, opens, former, onChange],
  )
  return (
    <DialogContext.Provider value={dialogs}>
      {props.renderDefault({
        ...props,
        members: members.filter((member) => isChosen || !isField(member, ['opens'])),
      })}
    </DialogContext.Provider>
  )
}

/** A link: first the kind of its target, then the one field of that kind. */
export function LinkInput(props: ObjectInputProps) {
  const { value, members, onChange, onPathFocus, readOnly } = props
  const dialogs = useContext(DialogContext)
  const [chosen, setChosen] = useState<Kind>(() => kindOf(value) ?? 'page')
  const [held, setHeld] = useState<Held>({})
  const kind = kindOf(value) ?? chosen
  const parts = usePageParts(value)
  const hasParts = parts.length > 0 || value?.['anchor'] !== undefined
  const shown = fieldsOf[kind].filter((name) => name !== 'anchor' || hasParts)

  function choose(next: Choice, isByKey: boolean) {
    const change = changeKind(value, held, next)
    setHeld(change.held)
    dialogs?.choose(next === 'dialog')
    // The button then drops the whole link.
    if (next === 'dialog') return
    setChosen(next)
    const patches = [
      ...change.emptied.map((name) => unset([name])),
      ...Object.entries(change.restored).map(([name, former]) => set(former, [name])),
    ]
    if (patches.length > 0) onChange(patches)
    const first = firstFields[next]
    if (!isByKey && first) onPathFocus(first)
  }

  return (
    <Stack gap={4}>
      <KindChoice
        chosen={dialogs?.isChosen ? 'dialog' : kind}
        choices={dialogs ? [...kinds, 'dialog'] : kinds}
        readOnly={readOnly === true}
        onChoose={choose}
      />
      {dialogs?.isChosen ? null : (
        <KindContext.Provider value={kind}>
          {props.renderDefault({
            ...props,
            members: members.filter((member) => member.kind !== 'field' || isField(member, shown)),
          })}
        </KindContext.Provider>
      )}
    </Stack>
  )
}

function isField(member: ObjectMember, names: readonly string[]): boolean {
  return member.kind === 'field' && names.includes(member.name)
}

interface KindChoiceProps {
  chosen: Choice
  choices: readonly Choice[]
  readOnly: boolean
  /** A click settles the choice; the arrow keys may go on to the next one. */
  onChoose: (kind: Choice, isByKey: boolean) => void
}

/** The first question of a link: what kind of thing it leads to. */
function KindChoice({ chosen, choices, readOnly, onChoose }: KindChoiceProps) {
  const name = useId()
  const isByKey = useRef(false)
  return (
    <Card as="fieldset" data-testid="link-kind">
      <SrOnly>
        <legend>Leads to</legend>
      </SrOnly>
      <Flex gap={3} wrap="wrap">
        {choices.map((kind) => (
          <Flex as="label" align="center" gap={2} key={kind}>
            <Radio
              name={name}
              disabled={readOnly}
              checked={kind === chosen}
              onKeyDown={({ key }) => {
                isByKey.current = key !== 'Tab'
              }}
              onChange={() => {
                onChoose(kind, isByKey.current)
                isByKey.current = false
              }}
            />
            <Text size={1}>{kindTitles[kind]}</Text>
          </Flex>
        ))}
      </Flex>
    </Card>
  )
}

/** The address of a link, written as people write one of its kind. */
export function AddressInput(props: StringInputProps) {
  const { value = '', onChange, readOnly, elementProps } = props
  const kind = useContext(KindContext)
  const save = (href: string) => onChange(href === '' ? unset() : set(href))
  const { id, ref, onFocus, onBlur } = elementProps
  const shared = { id, ref, onFocus, onBlur, readOnly }

  if (kind === 'email' || kind === 'phone') {
    return (
      <TextInput
        {...shared}
        type={kind === 'email' ? 'email' : 'tel'}
        placeholder={kind === 'email' ? 'hello@example.com' : '+1 403 555 0100'}
        value={fromHref(kind, value)}
        onChange={(event) => save(toHref(kind, event.currentTarget.value))}
      />
    )
  }
  if (kind !== 'sister') return props.renderDefault(props)
  const { scheme, path } = splitSister(value)
  return (
    <Flex gap={2}>
      <Select
        aria-label="Site"
        disabled={readOnly === true}
        value={value === '' ? '' : scheme}
        onChange={({ currentTarget }) =>
          save(currentTarget.value && joinSister(currentTarget.value, path))
        }
      >
        <option value="">Choose a site</option>
        {sisters.map((site) => (
          <option key={site.scheme} value={site.scheme}>
            {site.title}
          </option>
        ))}
      </Select>
      <TextInput
        {...shared}
        aria-label="Path on that site"
        placeholder="/"
        value={path}
        onChange={(event) => save(joinSister(scheme, event.currentTarget.value))}
      />
    </Flex>
  )
}

/** The parts of the chosen page, to choose from. */
export function AnchorInput(props: StringInputProps) {
  const { value = '', path, onChange, readOnly, elementProps } = props
  const parts = usePageParts(useFormValue(path.slice(0, -1)))
  const { id, ref, onFocus, onBlur } = elementProps
  const isKnown = value === '' || parts.some((part) => part.id === value)
  return (
    <Select
      {...{ id, ref, onFocus, onBlur, value }}
      disabled={readOnly === true}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? unset() : set(currentTarget.value))
      }
    >
      <option value="">Its beginning</option>
      {parts.map((part) => (
        <option key={part.id} value={part.id}>
          {part.title}
        </option>
      ))}
      {isKnown ? null : <option value={value}>{value} (not on that page)</option>}
    </Select>
  )
}

const targets = {
  fetch: `*[_id in [$id, "drafts." + $id]][0]{
    "of": select(_type == "article" => [{ body }], sections[
      _type in ["legalText", "feeEstimator"] || defined(claim)
    ] {
      "part": coalesce(claim._ref, _key), "title": coalesce(claim->text, heading), "body": page->body
    })
  }.of`,
  listen: '*[_id == $id]',
}

/** The parts of the linked page or guide that have an address; empty without a page. */
function usePageParts(link: unknown): TextPart[] {
  const page = isRecord(link) ? link['page'] : undefined
  const id = isRecord(page) ? asText(page['_ref']) : ''
  const found = useLiveQuery(targets, { id })
  return recordsIn(found).flatMap(({ part, title, body }) =>
    Array.isArray(body)
      ? textParts(body.filter(isBlock)).parts
      : [{ id: asText(part), title: asText(title) }],
  )
}

function isBlock(value: unknown): value is { _type: string } {
  return isRecord(value) && typeof value['_type'] === 'string'
}
