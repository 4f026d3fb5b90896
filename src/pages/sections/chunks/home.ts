// Sections of the home page below its first view: one chunk.
export { BuiltFor } from '#src/sections/built-for/BuiltFor.tsx'
export { ProjectsCarousel } from '#src/sections/projects-carousel/ProjectsCarousel.tsx'
export { FeatureTabs } from '#src/sections/feature-tabs/FeatureTabs.tsx'
export { Testimonials } from '#src/sections/testimonials/Testimonials.tsx'
export { Partners } from '#src/sections/partners/Partners.tsx'
export { EstimateBanner } from '#src/sections/estimate-banner/EstimateBanner.tsx'
export { WhatYouGet } from '#src/sections/what-you-get/WhatYouGet.tsx'
