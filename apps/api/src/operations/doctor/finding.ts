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
