import { image } from '#src/content/queries/fragments.ts'

export const featureTabs = /* groq */ `_type == "featureTabs" => {
  heading, lead, tone,
  features[]-> { _id, _type, name, description, image ${image}, mobileImage ${image} }
}`
