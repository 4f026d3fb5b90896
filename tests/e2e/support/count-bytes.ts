import type { Page, Request } from '@playwright/test'

async function sizeOf(request: Request): Promise<number> {
  return (await request.sizes()).responseBodySize
}

/**
 * Counts the bytes of all bodies from now on; headers, the same each time, weigh little on HTTP/2.
 * @returns the sum of the requests that began before a time, in milliseconds since 1970
 */
export function countBytes(page: Page): (before?: number) => Promise<number> {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  return async (before = Infinity) => {
    const counted = requests.filter((request) => request.timing().startTime < before)
    // A request that ends with its page is nobody's to weigh.
    const sizes = await Promise.all(counted.map((request) => sizeOf(request).catch(() => 0)))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
}
