import { configureGlobal } from 'fast-check'

// The same cases on every machine, so that a red run is about the change; EXPLORE=1 draws new ones.
if (!process.env['EXPLORE']) configureGlobal({ seed: 20261121 })
