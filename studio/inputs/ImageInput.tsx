import { useEffect, useState } from 'react'
import type { FormPatch, ObjectInputProps, PatchEvent } from 'sanity'
import { asText } from '../../schemas/fields/values.ts'
import { isRecord } from '../../src/lib/json.ts'

/** An image: once an editor has exchanged it, the cursor is in the words that describe it. */
export function ImageInput(props: ObjectInputProps) {
  const { value, onChange, onPathFocus } = props
  const asset = isRecord(value?.['asset']) ? asText(value['asset']['_ref']) : ''
  const isUploading = value?.['_upload'] !== undefined
  // Undefined unless this editor is exchanging it: others may do so too.
  const [former, setFormer] = useState<string>()

  // Whoever goes on elsewhere during an upload keeps the cursor there.
  useEffect(() => {
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    const goOn = () => setFormer(undefined)
    window.addEventListener('keydown', goOn, options)
    window.addEventListener('pointerdown', goOn, options)
    return () => stop.abort()
  }, [])

  useEffect(() => {
    if (former === undefined || asset === '' || asset === former) return
    onPathFocus(['alt'])
  }, [asset, former, onPathFocus])

  return props.renderDefault({
    ...props,
    onChange: (patch: FormPatch | FormPatch[] | PatchEvent) => {
      if (!isUploading) setFormer(asset)
      onChange(patch)
    },
  })
}
