import { image } from '#src/content/queries/fragments.ts'

export const testimonials = /* groq */ `_type == "testimonials" => {
  heading, note, items[]-> { _id, _type, message, name, title, image ${image} }
}`
