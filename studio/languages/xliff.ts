/** The texts of one document, to be translated. */
export interface TextFile {
  /** The id of the source. */
  id: string
  from: string
  to: string
  /** The revision of the translation when its texts were taken out; "" where there was none. */
  revision: string
  texts: TranslatedText[]
}

interface TranslatedText {
  /** Where it stands, such as `sections[_key=="hero"].heading`. */
  path: string
  source: string
  /** "" while it is not translated. */
  target: string
  /** What an editor calls the field. */
  note: string
}

/** A file for translators' programs: XLIFF 1.2. */
export function writeXliff(files: readonly TextFile[]): string {
  const parts = files.map(
    ({ id, from, to, revision, texts }) => `
  <file original="${escape(id)}" source-language="${from}" target-language="${to}" build-num="${revision}" datatype="plaintext">
    <body>${texts
      .map(
        ({ path, source, target, note }) => `
      <trans-unit id="${escape(path)}" xml:space="preserve">
        <source>${escape(source)}</source>${target === '' ? '' : `\n        <target>${escape(target)}</target>`}
        <note>${escape(note)}</note>
      </trans-unit>`,
      )
      .join('')}
    </body>
  </file>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">${parts.join('')}
</xliff>
`
}

/** @throws Error with a sentence when the text is not such a file */
export function readXliff(text: string): TextFile[] {
  const root = new DOMParser().parseFromString(text, 'application/xml')
  const files = [...root.querySelectorAll('xliff > file')]
  if (root.querySelector('parsererror') || files.length === 0)
    throw new Error('This is not a file of texts: take them out here first (XLIFF 1.2).')
  return files.map((file) => ({
    id: file.getAttribute('original') ?? '',
    from: file.getAttribute('source-language') ?? '',
    to: file.getAttribute('target-language') ?? '',
    revision: file.getAttribute('build-num') ?? '',
    texts: [...file.querySelectorAll('trans-unit')].map((unit) => ({
      path: unit.getAttribute('id') ?? '',
      source: unit.querySelector('source')?.textContent ?? '',
      target: unit.querySelector('target')?.textContent ?? '',
      note: unit.querySelector('note')?.textContent ?? '',
    })),
  }))
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
