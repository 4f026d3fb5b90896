import { useId } from 'react'
import {
  type Brick,
  groundToken,
  headingSize,
  isDark,
  shareSize,
  wallBricks,
  wallSize,
} from '#scripts/share-images/card.ts'
import { colour } from '#studio/colours.ts'
import type { PreviewData } from './preview-data.ts'
import styles from './DrawnImage.module.css'

/** The image that the build draws for a shared link, as it will be but for the typefaces. */
export function DrawnImage({ card }: { card: PreviewData['drawn'] }) {
  const { heading, text, ground, brick, image, logos } = card
  const wall = wallBricks(ground)
  const clip = useId()
  const left = shareSize.width - wallSize.width
  const logo = isDark(ground) ? logos.dark : logos.light
  const ink = colour(isDark(ground) ? 'lime' : 'ink')
  return (
    <svg
      className={styles.image}
      viewBox={`0 0 ${shareSize.width} ${shareSize.height}`}
      role="img"
      aria-label="The image of the shared link"
    >
      <rect width="100%" height="100%" fill={colour(groundToken(ground))} />
      <clipPath id={clip}>{wall.window.map(drawBrick)}</clipPath>
      {image === undefined ? (
        wall.window.map(drawBrick)
      ) : (
        <image
          href={image}
          x={left}
          {...wallSize}
          preserveAspectRatio="xMidYMid slice"
          clipPath={`url(#${clip})`}
        />
      )}
      {[wall.text, wall.dark].map(drawBrick)}
      {logo === '' ? null : (
        <image
          href={logo}
          x="64"
          y="64"
          width="400"
          height="60"
          preserveAspectRatio="xMinYMid meet"
        />
      )}
      <foreignObject x="64" y="164" width="548" height="410">
        <div className={styles.words} style={{ color: ink }}>
          <p className={styles.heading} style={{ fontSize: headingSize(heading) }}>
            {heading}
          </p>
          <p className={styles.text}>{text}</p>
        </div>
      </foreignObject>
      <foreignObject
        x={wall.text.x}
        y={wall.text.y}
        width={wall.text.width}
        height={wall.text.height}
      >
        <p className={styles.brick} style={{ color: colour(ground === 'ochre' ? 'lime' : 'ink') }}>
          {brick}
        </p>
      </foreignObject>
    </svg>
  )
}

function drawBrick({ token, x, y, width, height }: Brick) {
  return <rect key={`${x} ${y}`} {...{ x, y, width, height }} rx="3" fill={colour(token)} />
}
