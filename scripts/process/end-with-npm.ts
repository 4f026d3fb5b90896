import { isMainThread } from 'node:worker_threads'
import { npmGone } from './parent.ts'

// Loaded before the program of an npm script that keeps running (node --import …). npm passes SIGTERM to
// its shell only, so without this the program would keep its port after a supervisor has ended npm.
if (isMainThread) {
  void npmGone(new AbortController().signal).then(() => process.kill(process.pid, 'SIGTERM'))
}
