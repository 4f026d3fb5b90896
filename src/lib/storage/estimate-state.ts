import { estimateKey, tabStorage } from './safe-storage.ts'

/** Keeps a visitor's estimate, in words, for the message field of a form in this tab. */
export function saveEstimate(words: string): void {
  tabStorage.write(estimateKey, words)
}

/** The words for an empty message field; empty where nothing was estimated. */
export function readEstimate(): string {
  return tabStorage.read(estimateKey) ?? ''
}

/** Called when a form with the words was sent or emptied. */
export function clearEstimate(): void {
  tabStorage.remove(estimateKey)
}
