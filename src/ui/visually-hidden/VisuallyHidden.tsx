import type { ComponentProps } from 'react'

/** Text for screen readers only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span className="visually-hidden" {...props} />
}

/** Heading for screen readers only: of a section that shows none. */
export function VisuallyHiddenHeading({ children }: { children: string }) {
  return <h2 className="visually-hidden">{children}</h2>
}

/** Name of a `<fieldset>` for screen readers only; takes no space in its layout. */
export function VisuallyHiddenLegend(props: ComponentProps<'legend'>) {
  return <legend className="visually-hidden" {...props} />
}
