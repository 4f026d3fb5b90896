import { useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './NotFoundBand.module.css'
import { NumberWall } from './NumberWall.tsx'

/** The message of the not-found page, and two links or buttons to go on. */
export function NotFoundBand() {
  const navigate = useNavigate()
  // The first page of a tab has nothing to go back to.
  const goBack = () => void (history.length > 1 ? navigate(-1) : navigate(paths.home))
  return (
    <section className={styles.row}>
      <div>
        <p className={styles.code}>404 error</p>
        <h1 className={styles.heading}>Page not found</h1>
        <p className={styles.lead}>
          Sorry, the page you are looking for doesn't exist. Here are some helpful links:
        </p>
        <div className={styles.links}>
          <Button variant="secondary" data-replay onClick={goBack}>
            <Icon name="arrow-left" small />
            Go Back
          </Button>
          <Action action={{ label: 'Take me home', to: paths.home }} />
        </div>
      </div>
      <NumberWall />
    </section>
  )
}
