import { readHostName } from '@repo/domain/host'
import { centerLimits, memberLimits, passwordLimits } from '@repo/domain/limits'
import { setupFaultOf, type SetupField, type SetupFault } from '@repo/domain/setup-form'
import { isZone } from '@repo/domain/time-zones'

import { UsageError, type Terminal } from './terminal.ts'

/** What is wrong with a value, in words; null when nothing is. */
export type Check = (value: string) => string | null

const LIMITS: Readonly<Partial<Record<SetupField, { readonly min: number; readonly max: number }>>> = {
  centerName: centerLimits.name,
  name: memberLimits.name,
  lastName1: memberLimits.lastName,
  password: passwordLimits,
}

const wordsOf = (field: SetupField, fault: SetupFault): string => {
  const limits = LIMITS[field]
  if (fault === 'required') return 'is missing'
  return limits === undefined || fault === 'invalid'
    ? 'is not valid'
    : `has to have ${limits.min} to ${limits.max} characters`
}

/** The rule of a field of the first run's form. */
export const asField =
  (field: SetupField): Check =>
  (value) => {
    const fault = setupFaultOf(field, value)
    return fault === null ? null : wordsOf(field, fault)
  }

export const asAnything: Check = (value) => (value.trim() === '' ? 'is missing' : null)

export const asOneOf =
  (choices: readonly string[]): Check =>
  (value) =>
    choices.includes(value) ? null : `has to be one of ${choices.join(', ')}`

export const asZone: Check = (value) => (isZone(value) ? null : 'has to be a time zone such as America/Mexico_City')

export const asHost: Check = (value) =>
  readHostName(value) === null ? 'has to be a host name such as gym.example.com' : null

export interface Wanted {
  /** How the value is called to a person. */
  readonly label: string
  readonly check: Check
  /** Taken when nothing was given. */
  readonly otherwise?: string
}

/** A value that was given, or else asked for until it is right; where nobody can be asked a missing one is a fault. */
export const valueOf = async (
  given: string | undefined,
  { label, check, otherwise }: Wanted,
  terminal: Terminal,
): Promise<string> => {
  const typed = given ?? (terminal.ask === null ? otherwise : undefined)
  if (typed !== undefined) {
    const fault = check(typed)
    if (fault === null) return typed.trim()
    throw new UsageError(`${label} ${fault}.`)
  }
  if (terminal.ask === null) throw new UsageError(`${label} is missing.`)
  for (;;) {
    const answer = (await terminal.ask(`${label}${otherwise === undefined ? '' : ` (${otherwise})`}: `)).trim()
    const value = answer === '' ? (otherwise ?? '') : answer
    const fault = check(value)
    if (fault === null) return value
    terminal.err(`${label} ${fault}.`)
  }
}
