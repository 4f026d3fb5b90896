import path from 'node:path'
import { formProblems, weighForms } from './bench/form-chunks.ts'

// What opening each form adds to what a visitor has already, in kB of brotli.
const forms = weighForms(path.resolve('dist'))
console.table(forms)
const problems = formProblems(forms)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
