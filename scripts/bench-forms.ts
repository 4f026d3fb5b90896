import path from 'node:path'
import { formProblems, measureForms } from './bench/form-chunks.ts'
import { formVisits } from './bench/form-visits.ts'
import { machine } from './bench/machine.ts'
import { median, rounded } from './bench/numbers.ts'
import { pressOnce } from './bench/press.ts'
import { cpuSlowdown, openBrowser, startSite } from './bench/site.ts'
import type { PressTimes } from './bench/press.ts'

// Measures what opening each form downloads, and how soon a click on submit sends a request.
const runs = Number(process.env['BENCH_RUNS'] ?? 7)
const requestWithin = 50

const sizes = measureForms(path.resolve('dist'))
console.log('kB (brotli) beyond what the visitor already has')
console.table(
  Object.fromEntries(
    sizes.map(({ form, own, opening, withToasts, onTouch }) => [
      form,
      {
        'its chunk': rounded(own, 1),
        'with its imports': rounded(opening, 1),
        'with the toasts': rounded(withToasts, 1),
        'more when used': rounded(onTouch, 1),
      },
    ]),
  ),
)

const site = await startSite()
const browser = await openBrowser()
const times = new Map<string, PressTimes[]>(formVisits.map(({ form }) => [form, []]))
try {
  for (let run = 0; run < runs; run += 1) {
    for (const visit of formVisits)
      times.get(visit.form)?.push(await pressOnce(browser, site.address, visit))
  }
} finally {
  await browser.close()
  await site.close()
}

const rows = [...times].map(([form, presses]) => {
  const requests = presses.map(({ request }) => request)
  return {
    form,
    outbox: median(presses.map(({ outbox }) => outbox)),
    request: median(requests),
    least: Math.min(...requests),
    most: Math.max(...requests),
  }
})
console.log(machine())
console.log(`Milliseconds from the click, ${cpuSlowdown}× slower processor, medians of ${runs}`)
console.table(
  Object.fromEntries(
    rows.map(({ form, outbox, request, least, most }) => [
      form,
      {
        'to the outbox': rounded(outbox, 1),
        'to the request': rounded(request, 1),
        'min–max': `${least.toFixed(0)}–${most.toFixed(0)}`,
      },
    ]),
  ),
)

const problems = formProblems(sizes)
for (const { form, request } of rows) {
  if (request > requestWithin)
    problems.push(
      `The ${form} form sends its request ${request.toFixed(0)} ms after the click, more than ${requestWithin} ms.`,
    )
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
