// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { measureManyLeads } from './many-leads.ts'

test(
  'what people do in a full inbox is timed while visitors send leads',
  { timeout: 60_000 },
  async () => {
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
    expect(await measureManyLeads(500)).toBeGreaterThan(0)
    expect(lines).toHaveLength(5)
    for (const line of lines) expect(line).toMatch(/: \d+ ms; a lead waited \d+ ms at most$/)
  },
)
