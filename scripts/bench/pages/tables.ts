import type { BenchReport, Load, PageReport } from './report.ts'

/** The report as Markdown: paints, what a phone receives, and presses. */
export function tablesOf({ pages, conditions, date, machine }: BenchReport): string {
  return [
    `${date.slice(0, 10)}, ${machine}; ${conditions}.`,
    table(
      ['page', 'variant', 'FCP ms', 'LCP ms', 'CLS', 'blocked ms', 'requests', 'kB'],
      pages.flatMap(paintRows),
    ),
    'Received by a phone of 390 px, kB and requests with headers: on a slow connection before the visitor does anything (pixel ratios 1, 2 and 3), with Save-Data, once idle on a fast connection, and after all of the page was used, on a slow connection and on a fast one (ratio 2).',
    table(
      [
        'page',
        'variant',
        'slow, 1',
        'slow, 2',
        'slow, 3',
        'Save-Data',
        'once idle',
        'slow, all used',
        'all used',
      ],
      pages.flatMap(loadRows),
    ),
    'Controls of the first two screens, pressed at the first paint: milliseconds to the frame after the first effect.',
    table(
      ['page', 'variant', 'controls', 'lost', 'slowest ms', 'slowest'],
      pages.flatMap(pressRows),
    ),
    'From a click on a link to the heading of the contact page, in the slow profile: with its content prefetched, with nothing prefetched, and when the browser loads it whole.',
    table(['page', 'prefetched ms', 'cold ms', 'full load ms'], pages.flatMap(navigationRows)),
  ].join('\n\n')
}

function paintRows({ path, paints }: PageReport): string[][] {
  return Object.entries(paints).map(([name, { fcp, lcp, cls, blocked, requests, kB }]) => [
    `\`${path}\``,
    name,
    ...[fcp, lcp].map((ms) => ms.toFixed()),
    cls.toFixed(3),
    blocked.toFixed(),
    String(requests),
    kB.toFixed(),
  ])
}

function loadRows({ path, loads }: PageReport): string[][] {
  return Object.entries(loads).map(([name, { slow, saveData, idle, slowUsed, used }]) => [
    `\`${path}\``,
    name,
    ...[slow['1'], slow['2'], slow['3'], saveData, idle, slowUsed, used].map(loadText),
  ])
}

function loadText(load: Load | undefined): string {
  return load ? `${load.kB.toFixed()} kB, ${load.requests}` : '–'
}

function pressRows({ path, presses }: PageReport): string[][] {
  return Object.entries(presses).map(([name, all]) => {
    const [slowest] = all.toSorted((a, b) => (b.ms ?? Infinity) - (a.ms ?? Infinity))
    const lost = all.filter(({ ms }) => ms === null).length
    const ms = slowest?.ms?.toFixed() ?? '–'
    return [`\`${path}\``, name, String(all.length), String(lost), ms, slowest?.name ?? '–']
  })
}

function navigationRows({ path, navigations }: PageReport): string[][] {
  if (!navigations) return []
  const { prefetched, cold, full } = navigations
  return [[`\`${path}\``, ...[prefetched, cold, full].map((ms) => ms.toFixed())]]
}

/** A Markdown table with columns of even width, as the formatter writes them. */
function table(head: readonly string[], rows: readonly string[][]): string {
  const safe = rows.map((row) => row.map((cell) => cell.replaceAll('|', '/')))
  const widths = head.map((name, column) =>
    Math.max(3, name.length, ...safe.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...safe.map(line)].join('\n')
}
