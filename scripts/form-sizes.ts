import path from 'node:path'
import { formProblems, measureForms } from './bench/form-chunks.ts'

// Prints what opening each form downloads beyond what the visitor has, in kB of brotli.
const forms = measureForms(path.resolve('dist'))
console.table(forms)
const problems = formProblems(forms)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
