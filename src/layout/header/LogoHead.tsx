import type { Settings } from '#src/content/types.ts'
import type { ContentImage } from '#shared/image.ts'
import { isVector } from '#shared/image.ts'
import { t } from '#shared/words/words.ts'
import { Picture } from '#src/ui/picture/Picture.tsx'
import { classes } from '#src/ui/classes.ts'
import styles from './LogoHead.module.css'

interface LogoHeadProps {
  /** Without them, an empty space of the logo's size is rendered. */
  settings: Settings | null
  isDark?: boolean
  /** The address of the home page. */
  home?: string
}

/** The header of a page without navigation: the logo, which links to the home page. */
export function LogoHead({ settings, isDark = false, home = '/' }: LogoHeadProps) {
  return (
    <header className={`measure ${styles.head}`}>
      {settings ? (
        <a href={home} aria-label={t().layout.home(settings.title)} className={styles.brand}>
          <Brand settings={settings} isDark={isDark} />
        </a>
      ) : null}
    </header>
  )
}

/** The logo in a link that names the brand; its word is seen while the image is late (LogoHead.module.css). */
export function Brand({ settings, isDark }: { settings: Settings; isDark?: boolean }) {
  const logo = isDark ? settings.logoOnDark : settings.logo
  return (
    <>
      <Logo image={{ ...logo, alt: '' }} height={36} priority />
      <span>{settings.title}</span>
    </>
  )
}

interface LogoProps {
  image: ContentImage
  /** Displayed height in pixels; the width follows from the image. */
  height: number
  /** In the first view: loaded with the page, not lazily. */
  priority?: boolean
  className?: string
}

/** The brand's logo; a vector has one file, any other image is offered in single and double size. */
export function Logo({ image, height, priority = false, className }: LogoProps) {
  const ratio = image.asset.width / image.asset.height
  const width = Math.round(height * ratio)
  // Both ways, the width that is written into the markup is the displayed one.
  const vector = { ...image, asset: { ...image.asset, width, height } }
  return (
    <Picture
      image={isVector(image) ? vector : image}
      framings={[{ ratio, widths: [2 * width, width], sizes: `${width}px` }]}
      className={classes(styles.logo, className)}
      priority={priority}
    />
  )
}
