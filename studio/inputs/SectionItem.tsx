import type { ObjectItemProps } from 'sanity'

/** A section in the list of its page; a hidden one is pale. */
export function SectionItem(props: ObjectItemProps) {
  const { hidden } = { hidden: false, ...props.value }
  return <div style={hidden ? { opacity: 0.55 } : {}}>{props.renderDefault(props)}</div>
}
