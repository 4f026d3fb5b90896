import { bundleWorker } from './bundle.ts'
import type { TestProject } from 'vitest/node'

/** Gives the programs of the Workers to the tests. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('testWorker', await bundleWorker('test-worker.ts'))
  project.provide('worker', await bundleWorker('worker.ts'))
}
