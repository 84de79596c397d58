type FindingState = 'ok' | 'warn' | 'fail'

export interface Finding {
  readonly state: FindingState
  readonly about: string
  readonly says: string
  readonly remedy?: string
}

export const isWell = (about: string, says: string): Finding => ({ state: 'ok', about, says })

export const warns = (about: string, says: string, remedy: string): Finding => ({ state: 'warn', about, says, remedy })

export const fails = (about: string, says: string, remedy: string): Finding => ({ state: 'fail', about, says, remedy })

export const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const { code, message = String(cause) } = cause as { readonly code?: string; readonly message?: string }
  const said = message === '' ? (code ?? 'it failed') : message
  return (said.split('\n')[0] ?? '').replace(/\.$/, '')
}

/** Tolerates a timestamp in seconds over a slow connection. */
const WARN_MS = 5_000

/** Classes show lost straps by seconds, and tokens expire by the clock. */
const FAIL_MS = 60_000

const REMEDY = 'sync both clocks over the network (timedatectl set-ntp true)'

export const clockFinding = (whose: string, theirs: number, ours: number): Finding => {
  const apart = Math.abs(theirs - ours)
  const says = `${Math.round(apart / 1000)} s off from ${whose}`
  if (apart > FAIL_MS) return fails('clock', says, REMEDY)
  return apart > WARN_MS ? warns('clock', says, REMEDY) : isWell('clock', says)
}
