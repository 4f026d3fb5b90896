import type { ContentImage } from '#shared/image.ts'
import { Picture } from '#src/ui/picture/Picture.tsx'
import styles from './Logo.module.css'

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
  return (
    <Picture
      image={image}
      framings={[{ ratio, widths: [width, 2 * width], sizes: `${width}px` }]}
      className={`${styles.logo} ${className ?? ''}`}
      priority={priority}
    />
  )
}
