/** `warn` is for what works now and should not stay so; `fail` for what does not work. */
type FindingState = 'ok' | 'warn' | 'fail'

/** What was found out about one part of an installation. */
export interface Finding {
  readonly state: FindingState
  /** The part, in a word or two. */
  readonly about: string
  readonly says: string
  /** What to do about it. */
  readonly remedy?: string
}

export const isWell = (about: string, says: string): Finding => ({ state: 'ok', about, says })

export const warns = (about: string, says: string, remedy: string): Finding => ({ state: 'warn', about, says, remedy })

export const fails = (about: string, says: string, remedy: string): Finding => ({ state: 'fail', about, says, remedy })

/** What went wrong, in one line: the cause of a failed call says more than the call. */
export const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const { code, message = String(cause) } = cause as { readonly code?: string; readonly message?: string }
  const said = message === '' ? (code ?? 'it failed') : message
  return (said.split('\n')[0] ?? '').replace(/\.$/, '')
}

/** What is told to the second, over a slow line. */
const WARN_MS = 5_000

/** A class shows who is out of touch by seconds, and tokens end by the clock. */
const FAIL_MS = 60_000

const REMEDY = 'sync both clocks over the network (timedatectl set-ntp true)'

/** Whether this machine's clock agrees with another's. */
export const clockFinding = (whose: string, theirs: number, ours: number): Finding => {
  const apart = Math.abs(theirs - ours)
  const says = `${Math.round(apart / 1000)} s off from ${whose}`
  if (apart > FAIL_MS) return fails('clock', says, REMEDY)
  return apart > WARN_MS ? warns('clock', says, REMEDY) : isWell('clock', says)
}
