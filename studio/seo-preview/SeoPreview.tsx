import { useFormValue } from 'sanity'
import { siteAddress } from '#studio/site-address.ts'
import { useLiveQuery } from '#studio/use-live-query.ts'
import { firstSection } from './drawn-card.ts'
import { DrawnImage } from './DrawnImage.tsx'
import {
  assetOf,
  type PreviewData,
  previewData,
  previewListen,
  previewQuery,
} from './preview-data.ts'
import styles from './SeoPreview.module.css'

/** Below the SEO fields: the page in a list of search results, and as a shared link. */
export function SeoPreview({ value }: { value: unknown }) {
  const page = useFormValue([])
  const path = useFormValue(['path'])
  const answer = useLiveQuery(previewQuery, previewListen, {
    asset: assetOf(value),
    first: assetOf(firstSection(page)),
  })
  const address = siteAddress(typeof path === 'string' && path.startsWith('/') ? path : '/')
  const data = previewData({ seo: value, page, answer, address })
  return (
    <div className={styles.previews}>
      <SearchResult data={data} />
      <SharedLink data={data} />
    </div>
  )
}

function SearchResult({ data: { title, description, trail, isHidden } }: { data: PreviewData }) {
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>
        {isHidden ? 'Search engines are asked to leave this page out' : 'In search results'}
      </figcaption>
      <div className={styles.result} data-hidden={isHidden || undefined}>
        <p className={styles.trail}>{trail}</p>
        <p className={styles.title}>{title}</p>
        <p>{description}</p>
      </div>
    </figure>
  )
}

function SharedLink({ data: { title, description, site, image, drawn } }: { data: PreviewData }) {
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>
        As a shared link{image === undefined ? ', with the image drawn for this page' : ''}
      </figcaption>
      <div className={styles.card}>
        {image === undefined ? (
          <DrawnImage card={drawn} />
        ) : (
          <img className={styles.image} src={image.url} alt={image.alt} />
        )}
        <div className={styles.words}>
          <p className={styles.trail}>{site}</p>
          <p className={styles.name}>{title}</p>
          <p className={styles.short}>{description}</p>
        </div>
      </div>
    </figure>
  )
}
