import { action, image } from '#src/content/queries/fragments.ts'

export const projectsCarousel = /* groq */ `_type == "projectsCarousel" => {
  heading, note, closingText, closingAction ${action},
  "projects": select(count(projects) > 0 => coalesce(projects[]->, []), *[_type == "sampleProject" && coalesce(language, $base) == $base])
    | order(select(_id == ^.first._ref => 0, 1) asc, orderRank asc) {
    _id, _type, name, location, image ${image}, mobileImage ${image}
  }
}`
