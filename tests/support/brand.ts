import { readFileSync } from 'node:fs'

const settings = readFileSync('content/site.ndjson', 'utf8')
  .split('\n')
  .find((line) => line.includes('"_id":"siteSettings"'))
const { title }: { title: string } = JSON.parse(settings ?? '{"title":""}')

/** The name of the brand, as the seed has it: a clone has another. */
export const brand = title
