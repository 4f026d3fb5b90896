/** Prints the section around a button without the rest of the page; utilities.css hides what is around it. */
export function printAlone(button: HTMLElement): void {
  const section = button.closest('section')
  if (section) section.dataset['printed'] = ''
  addEventListener('afterprint', () => delete section?.dataset['printed'], { once: true })
  print()
}
