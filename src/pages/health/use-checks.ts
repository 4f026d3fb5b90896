import { useEffect, useState } from 'react'
import { checking, find } from './checks.ts'
import type { Check, Finding, Probe } from './checks.ts'

interface Round {
  probes: Probe[]
  findings: Map<Probe, Finding>
  checkedAt: Date | null
}

/** Runs all probes in parallel when the page opens and on demand; each result shows as soon as it is there. */
export function useChecks(makeProbes: () => Probe[]) {
  const [{ probes, findings, checkedAt }, setRound] = useState(() => newRound(makeProbes()))

  useEffect(() => {
    let isCurrent = true
    const change = (update: (round: Round) => Round) => {
      if (isCurrent) setRound(update)
    }
    async function run(probe: Probe) {
      const finding = await find(probe)
      change((round) => ({ ...round, findings: new Map(round.findings).set(probe, finding) }))
    }
    void Promise.all(probes.map(run)).then(() =>
      change((round) => ({ ...round, checkedAt: new Date() })),
    )
    return () => {
      isCurrent = false
    }
  }, [probes])

  const checks: Check[] = probes.map((probe) => ({
    name: probe.name,
    ...(findings.get(probe) ?? checking),
  }))
  return { checks, checkedAt, checkAgain: () => setRound(newRound(makeProbes())) }
}

function newRound(probes: Probe[]): Round {
  return { probes, findings: new Map(), checkedAt: null }
}
