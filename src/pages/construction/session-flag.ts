const key = 'admin'

// If the browser refuses storage, the flag lasts as long as the page.
let memory = false

/** True once somebody has logged in in this tab. It opens a closed site; it does not protect anything. */
export function isSiteOpened(): boolean {
  try {
    return memory || sessionStorage.getItem(key) === '1'
  } catch {
    return memory
  }
}

export function openSite(): void {
  memory = true
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // The variable above has it.
  }
}
