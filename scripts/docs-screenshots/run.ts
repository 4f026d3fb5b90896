import { screenshots } from './screenshots.ts'
import { takeScreenshots } from './session.ts'

await takeScreenshots(screenshots, {
  width: 1280,
  margin: 16,
  scale: 1.5,
  hasStudio: true,
  file: (name) => `docs/screenshots/${name}.webp`,
  shape: (png) => png.webp({ quality: 80, effort: 6 }),
})
