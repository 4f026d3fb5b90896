import { configureGlobal } from 'fast-check'

// The same cases on every machine, so that a failure comes from the change; EXPLORE=1 generates new ones.
// What it finds by chance belongs in a separate test.
if (!process.env['EXPLORE']) configureGlobal({ seed: 20261121 })
