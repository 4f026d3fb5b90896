import { isRecord } from '#shared/json.ts'
import { oneOf } from '#lead-api/calls/rules.ts'
import { FAULT_CALLS } from '#sandbox/lead-api/types.ts'
import type { Rule } from '#lead-api/calls/rules.ts'
import type { Fault } from '#sandbox/lead-api/types.ts'

const MAX_WAIT_MS = 24 * 60 * 60 * 1000
const BODILESS = new Set<unknown>([204, 205, 304])

type Check = Rule['check']

const CHECKS: Record<keyof Fault, Check> = {
  call: oneOf(...FAULT_CALLS).check,
  status: wholeNumber(200, 599),
  headers: headerList,
  body: (value, path) =>
    typeof value === 'string' || isRecord(value) || Array.isArray(value)
      ? undefined
      : `${path} must be a string, an object or a list.`,
  delayMs: wholeNumber(0, MAX_WAIT_MS),
  drop: oneOf('before', 'after').check,
  trickleMs: wholeNumber(0, MAX_WAIT_MS),
  store: (value, path) =>
    typeof value === 'boolean' ? undefined : `${path} must be true or false.`,
  times: wholeNumber(1, Number.MAX_SAFE_INTEGER),
}

/** The first problem of a list of faults, as a sentence. */
export function findFaultProblem(list: unknown): string | undefined {
  if (!Array.isArray(list)) return 'The body must be a list of faults.'
  return list
    .map((fault: unknown, index) => problemOf(fault, `[${index}]`))
    .find((problem) => problem !== undefined)
}

/** True for a list of faults that can be injected. */
export function isFaultList(list: unknown): list is Fault[] {
  return findFaultProblem(list) === undefined
}

function problemOf(fault: unknown, path: string): string | undefined {
  if (!isRecord(fault)) return `${path} must be an object.`
  for (const name of Object.keys(fault)) {
    if (!Object.hasOwn(CHECKS, name)) return `${path}.${name} is not a field of a fault.`
  }
  for (const [name, check] of Object.entries(CHECKS)) {
    const isGiven = name === 'call' || Object.hasOwn(fault, name)
    const problem = isGiven ? check(fault[name], `${path}.${name}`) : undefined
    if (problem !== undefined) return problem
  }
  const isImpossible = BODILESS.has(fault['status']) && (fault['body'] ?? '') !== ''
  return isImpossible
    ? `${path}.body cannot be sent with the status ${String(fault['status'])}.`
    : undefined
}

function wholeNumber(least: number, most: number): Check {
  return (value, path) => {
    const isIn =
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    return isIn ? undefined : `${path} must be a whole number from ${least} to ${most}.`
  }
}

function headerList(value: unknown, path: string): string | undefined {
  if (!isRecord(value)) return `${path} must be an object.`
  for (const [name, text] of Object.entries(value)) {
    if (typeof text !== 'string') return `${path}.${name} must be a string.`
    try {
      new Headers().set(name, text)
    } catch {
      return `${path}.${name} cannot be sent as a header.`
    }
  }
  return undefined
}
