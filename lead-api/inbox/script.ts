// Saves reloads: every page of the inbox works without it.

const WIDE = matchMedia('(min-width: 60em)')
const KEYS_OFF = 'inbox-keys-off'
const FRESH_MS = 60_000

const { home = '' } = document.body.dataset
const said = document.getElementById('said')

/** The first element of a kind that matches. */
function find<Kind extends Element>(selector: string, kind: new () => Kind): Kind | undefined {
  const found = document.querySelector(selector)
  return found instanceof kind ? found : undefined
}

function say(text: string): void {
  if (said) said.textContent = text
}

/** Shows another lead beside the list; where that cannot be done, the browser opens its page. */
async function openBeside(link: HTMLAnchorElement): Promise<void> {
  const response = await fetch(link.href).catch(() => undefined)
  const fresh = response?.ok
    ? new DOMParser().parseFromString(await response.text(), 'text/html')
    : undefined
  const side = fresh?.querySelector('.side')
  const id = side?.querySelector('[data-lead]')?.getAttribute('data-lead')
  const row = document.getElementById(`l-${id}`)?.closest('tr')
  if (!fresh || !side || !row) {
    location.href = link.href
    return
  }
  document.querySelector('.side')?.replaceWith(side)
  document.querySelector('.lead[aria-current]')?.removeAttribute('aria-current')
  row.setAttribute('aria-current', 'true')
  row.scrollIntoView({ block: 'nearest' })
  document.title = fresh.title
  document.body.dataset['page'] = 'one'
  history.pushState(null, '', link.href)
  enhanceLead()
  find('#name', HTMLElement)?.focus()
}

/** What a lead has only with this script: "Copy", and an owner that is set as soon as it is chosen. */
function enhanceLead(): void {
  const reference = find('#ref', HTMLElement)
  if (reference && navigator.clipboard) {
    const button = document.createElement('button')
    Object.assign(button, { type: 'button', className: 'txt', textContent: 'Copy' })
    button.addEventListener('click', () => {
      void navigator.clipboard
        .writeText(reference.textContent ?? '')
        .then(() => say('The reference is copied.'))
    })
    reference.after(button)
  }
  const owner = find('#owner', HTMLSelectElement)
  owner?.addEventListener('change', () =>
    owner.form?.requestSubmit(find('#act [value=set]', HTMLButtonElement)),
  )
}

function addSelectAll(): void {
  const cell = find('.cols .c-pick', HTMLElement)
  if (!cell) return
  const label = document.createElement('label')
  const box = Object.assign(document.createElement('input'), { type: 'checkbox' })
  const name = Object.assign(document.createElement('span'), {
    className: 'sr',
    textContent: 'Select all shown',
  })
  label.append(box, name)
  cell.replaceChildren(label)
  box.addEventListener('change', () => {
    for (const one of boxes()) one.checked = box.checked
    say(`${boxes().filter(({ checked }) => checked).length} selected`)
  })
  box.form?.addEventListener('reset', () => (box.checked = false))
}

function boxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('tbody [name=lead]')]
}

/** New leads come in as a line above, never under the finger. */
async function lookForNew(): Promise<void> {
  const shown = find('.tabs b', HTMLElement)
  if (document.hidden || !shown) return
  const response = await fetch(`${home}/fresh`).catch(() => undefined)
  const count = response?.ok
    ? Number(await response.text()) - Number.parseInt(shown.textContent ?? '', 10)
    : 0
  if (!(count > 0) || document.querySelector('.fresh')) return
  const line = Object.assign(document.createElement('a'), {
    className: 'fresh',
    href: location.href,
    textContent: `${count} new ${count === 1 ? 'lead' : 'leads'}, show ${count === 1 ? 'it' : 'them'}`,
  })
  find('#main', HTMLElement)?.prepend(line)
  say(line.textContent ?? '')
}

function tick(): void {
  for (const clock of document.querySelectorAll<HTMLElement>('[data-zone]')) {
    clock.textContent = new Date().toLocaleTimeString('en-GB', {
      timeZone: clock.dataset['zone'],
      hour: '2-digit',
      minute: '2-digit',
    })
  }
}

const press = (selector: string) => find(selector, HTMLElement)?.click()

const KEYS: Record<string, () => void> = {
  j: () => press('.one__nav [rel=next]'),
  k: () => press('.one__nav [rel=prev]'),
  e: () => {
    // By its button, so that it opens beside it, and in sight.
    find('[popovertarget=close]', HTMLElement)?.scrollIntoView({ block: 'center' })
    press('[popovertarget=close]')
    find('#close button', HTMLElement)?.focus()
  },
  '/': () => find('#q', HTMLElement)?.focus(),
  x: () => press('.lead[aria-current] [name=lead]'),
  t: () => press('#act [value=take]'),
  n: () => find('#note', HTMLElement)?.focus(),
  u: () => press('.undo button'),
  '?': () => find('#keys', HTMLElement)?.togglePopover(),
  Escape: () => find('.lead[aria-current] a', HTMLElement)?.focus(),
}

document.addEventListener('keydown', (event) => {
  const { target, key, ctrlKey, metaKey, altKey } = event
  const isTyping =
    target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select')
  if (isTyping || ctrlKey || metaKey || altKey || localStorage.getItem(KEYS_OFF)) return
  const act = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined
  if (!act || document.querySelector(':popover-open')) return
  if (key !== 'Escape') event.preventDefault()
  act()
})

document.addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event
  const link = target instanceof Element ? target.closest('.c-who a, .one__nav [rel]') : null
  if (!(link instanceof HTMLAnchorElement) || ctrlKey || metaKey || shiftKey || !WIDE.matches)
    return
  if (!document.querySelector('.side') || !document.querySelector('.leads:not(.leads--sus)')) return
  event.preventDefault()
  void openBeside(link)
})

const keys = find('#no-keys', HTMLButtonElement)
function nameKeys(): void {
  if (keys) keys.textContent = localStorage.getItem(KEYS_OFF) ? 'Switch keys on' : 'Switch keys off'
}
keys?.addEventListener('click', () => {
  if (localStorage.getItem(KEYS_OFF)) localStorage.removeItem(KEYS_OFF)
  else localStorage.setItem(KEYS_OFF, 'yes')
  nameKeys()
})

addEventListener('popstate', () => location.reload())
nameKeys()
addSelectAll()
enhanceLead()
// After an act on a lead, the next key goes on from the lead that is shown now.
const isAfterAct = document.body.dataset['page'] === 'one' && find('.undo', HTMLElement)
const heading = find(isAfterAct ? '#name' : '.clash h2', HTMLElement)
heading?.focus({ preventScroll: true })
setInterval(tick, 10_000)
setInterval(() => void lookForNew(), FRESH_MS)
