import { image } from '#src/content/queries/fragments.ts'

export const sharedViews = /* groq */ `_type == "sharedViews" => {
  heading, lead, sampleNote, closedLabel,
  views[] {
    _key, _type, name, role, image ${image},
    parts[] { _key, _type, title, access, detail, icon }
  }
}`
