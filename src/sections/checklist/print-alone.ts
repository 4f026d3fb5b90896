/** Prints the checklist without the rest of the page; the stylesheet hides what is around it. */
export function printAlone(): void {
  const { dataset } = document.documentElement
  dataset['printing'] = 'checklist'
  addEventListener('afterprint', () => delete dataset['printing'], { once: true })
  print()
}
