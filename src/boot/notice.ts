import { isNoticeShown } from '#src/layout/notice/notice.ts'
import { NOTICE } from './page-data.ts'

/**
 * Inlined into the head of pages with a notice: decides before anything is painted whether it shows, so
 * that a page that was built last week is right today and nothing moves.
 */
const { [NOTICE]: times = '' } = document.currentScript?.dataset ?? {}
let closed: string | null = null
try {
  closed = localStorage.getItem('notice')
} catch {
  // Storage is denied: nobody can have closed it.
}
if (isNoticeShown(times, Date.now(), closed)) document.documentElement.dataset[NOTICE] = ''
