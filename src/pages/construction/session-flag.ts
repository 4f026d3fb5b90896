const key = 'admin'

// Where the browser refuses storage, the flag lasts as long as the page.
let memory = false

/** True once somebody logged in in this tab. It opens a closed site and protects nothing. */
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
    // The page's memory has it.
  }
}
