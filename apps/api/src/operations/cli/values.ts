import { readHostName } from '@repo/domain/center/host'
import { setupFaultOf, type SetupField } from '@repo/domain/center/setup-form'
import type { Fault } from '@repo/domain/core/form'
import { isZone } from '@repo/domain/time/time-zones'

import { type Terminal, UsageError } from './command.ts'

export type Check = (value: string) => string | null

const wordsOf = (fault: Fault): string => {
  if (fault.code === 'required') return 'is missing'
  const isLength = fault.code === 'too-short' || fault.code === 'too-long'
  return isLength ? `must be ${fault.min} to ${fault.max} characters` : "isn't valid"
}

export const asField =
  (field: SetupField): Check =>
  (value) => {
    const fault = setupFaultOf(field, value)
    return fault === null ? null : wordsOf(fault)
  }

export const asAnything: Check = (value) => (value.trim() === '' ? 'is missing' : null)

export const asOneOf =
  (choices: readonly string[]): Check =>
  (value) =>
    choices.includes(value) ? null : `must be one of ${choices.join(', ')}`

export const asZone: Check = (value) => (isZone(value) ? null : 'must be a time zone such as America/Mexico_City')

export const asHost: Check = (value) =>
  readHostName(value) === null ? 'must be a host name such as gym.example.com' : null

export interface Wanted {
  readonly label: string
  readonly check: Check
  readonly otherwise?: string
}

/** Asks until the value is valid; without a terminal, a missing one is an error. */
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
