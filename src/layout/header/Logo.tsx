import type { ContentImage } from '#src/lib/image/image.ts'
import { Picture } from '#src/ui/picture/Picture.tsx'
import styles from './Logo.module.css'

interface LogoProps {
  picture: ContentImage
  /** Drawn height in pixels; the width follows from the picture. */
  height: number
  /** In the first view: fetched with the page. */
  priority?: boolean
  className?: string
}

/** The brand's logo; a vector has one file, any other picture is offered in single and double size. */
export function Logo({ picture, height, priority = false, className }: LogoProps) {
  const ratio = picture.asset.width / picture.asset.height
  const width = Math.round(height * ratio)
  return (
    <Picture
      picture={picture}
      framings={[{ ratio, widths: [width, 2 * width], sizes: `${width}px` }]}
      className={`${styles.logo} ${className ?? ''}`}
      priority={priority}
    />
  )
}
