import { t } from '#shared/words/words.ts'

/** 1, or -1 on a page that is read from right to left: what lies ahead of the reader is at the left there. */
export function ahead(): 1 | -1 {
  return t().dir === 'rtl' ? -1 : 1
}

/** The key as on a page from left to right: an arrow that points ahead is "ArrowRight". */
export function readingKey(key: string): string {
  if (ahead() === 1) return key
  return key === 'ArrowRight' ? 'ArrowLeft' : key === 'ArrowLeft' ? 'ArrowRight' : key
}
