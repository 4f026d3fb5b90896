import { useEffect } from 'react'
import type { Settings } from '#src/content/types.ts'
import { isNoticeShown, noticeTimes } from './notice.ts'
import { t } from '#shared/words/words.ts'
import { deviceStorage } from '#src/browser/storage/safe-storage.ts'
import { SmartLink } from '#src/ui/action/Action.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import styles from './NoticeBar.module.css'

/** Present in every page and hidden; the document's `data-notice` shows it while it is due. */
export function NoticeBar({ notice }: { notice: NonNullable<Settings['notice']> }) {
  const { text, label, link } = notice
  const times = noticeTimes(notice)

  useEffect(() => {
    show(isNoticeShown(times, Date.now(), deviceStorage.read('notice')))
  }, [times])

  function close() {
    deviceStorage.write('notice', times)
    show(false)
  }

  return (
    <aside
      className={styles.notice}
      data-screen-only
      aria-label={t().layout.notice}
      data-notice={times}
    >
      <p className={styles.text}>
        {text}{' '}
        {label && link ? (
          <SmartLink to={link} className={`strong ${styles.link}`}>
            {label}
          </SmartLink>
        ) : null}
      </p>
      <button type="button" className={`icon-button ${styles.close}`} onClick={close} data-replay>
        <Icon name="cross" small />
        <VisuallyHidden>{t().layout.closeNotice}</VisuallyHidden>
      </button>
    </aside>
  )
}

function show(isShown: boolean): void {
  document.documentElement.toggleAttribute('data-notice', isShown)
}
