import { type ObjectInputProps, useFormValue } from 'sanity'
import { isRecord } from '#shared/json.ts'
import { siteAddress } from '#studio/environment.ts'
import { addressOf } from '#studio/used-on/uses.ts'
import { useLiveQuery } from '#studio/use-live-query.ts'
import { assetOf, type PreviewData, previewData, sources } from './preview-data.ts'
import styles from './SeoPreview.module.css'

/** The SEO fields; below them the page or guide in a list of search results, and as a shared link. */
export function SeoInput(props: ObjectInputProps) {
  const { value } = props
  const page = useFormValue([])
  const answer = useLiveQuery(sources, { asset: assetOf(value) || assetOf(page) })
  const path = (isRecord(page) && addressOf(page)) || '/'
  const address = siteAddress(path.startsWith('/') ? path : '/')
  const data = previewData({ seo: value, page, answer, address })
  return (
    <>
      {props.renderDefault(props)}
      <div className={styles.previews}>
        <SearchResult data={data} />
        <SharedLink data={data} />
      </div>
    </>
  )
}

function SearchResult({ data: { title, description, trail, isHidden } }: { data: PreviewData }) {
  return (
    <figure className={styles.preview}>
      <figcaption>
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

function SharedLink({ data: { title, description, site, image } }: { data: PreviewData }) {
  return (
    <figure className={styles.preview}>
      <figcaption>
        As a shared link
        {image === undefined ? ', with the image that is drawn from its beginning' : ''}
      </figcaption>
      <div className={styles.card}>
        {image === undefined ? null : (
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
