import { useMemo } from 'react'
import { type ArrayOfPrimitivesInputProps, isRecord, useFormValue } from 'sanity'

/** The audiences that a question can serve beside its own, which is not offered a second time. */
export function OtherAudiences(props: ArrayOfPrimitivesInputProps) {
  const { schemaType, value } = props
  const own = useFormValue(['audience'])
  const others = useMemo(() => {
    const { options } = schemaType
    // A tick that is there already can still be taken away.
    const list = options?.list?.filter((option) => {
      const audience = isRecord(option) ? option['value'] : option
      return audience !== own || value?.some((chosen) => chosen === audience)
    })
    return { ...schemaType, options: { ...options, ...(list && { list }) } }
  }, [schemaType, own, value])
  return props.renderDefault({ ...props, schemaType: others })
}
