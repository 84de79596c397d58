/** The message is shown to the operator. */
export class StartRefusal extends Error {}

/** Safe to retry. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** Logged once, not for each affected call. */
export class DiskFault extends DatabaseUnavailable {}

export class DiskFull extends DiskFault {}

/** Connection lost, out of resources, shutting down, I/O error. */
const SQL_CLASSES = ['08', '53', '57P', '58']
/** Statement or lock time-out, serialization failure, deadlock, read-only standby, idle time-out. */
const SQL_STATES = new Set(['57014', '55P03', '40001', '40P01', '25006', '25P03'])
const SYSTEM_CODES = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

const SQL_STATE = /^[0-9A-Z]{5}$/

const codeOf = (error: unknown): string | null => {
  const code = (error as { readonly code?: unknown } | null | undefined)?.code
  return typeof code === 'string' ? code : null
}

export const isDatabaseError = (error: unknown): boolean => {
  const code = codeOf(error)
  return code !== null && SQL_STATE.test(code) && !SYSTEM_CODES.has(code)
}

export const isOutage = (error: unknown): boolean => {
  if (error instanceof DatabaseUnavailable) return true
  const code = codeOf(error)
  if (code !== null) {
    return SYSTEM_CODES.has(code) || SQL_STATES.has(code) || SQL_CLASSES.some((start) => code.startsWith(start))
  }
  return error instanceof Error && error.cause !== undefined && isOutage(error.cause)
}

export const isKnownDiskFault = (error: unknown): boolean =>
  error instanceof DiskFault || (error instanceof Error && error.cause instanceof DiskFault)

const FULL_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100'])

export const isDiskFull = (error: unknown): boolean => {
  if (error instanceof DiskFull) return true
  const code = codeOf(error)
  if (code !== null) return FULL_CODES.has(code)
  return error instanceof Error && error.cause !== undefined && isDiskFull(error.cause)
}

const DISK_CODES: ReadonlySet<string> = new Set([...FULL_CODES, '58030', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'ENODEV'])

export const isDiskFault = (error: unknown): boolean => {
  const code = codeOf(error)
  return code !== null && DISK_CODES.has(code)
}

interface DatabaseCause {
  readonly code?: string
  readonly constraint?: string
}

export const violatedUnique = (error: unknown): string | null => {
  const cause = ((error as Error | undefined)?.cause ?? error) as DatabaseCause | undefined
  return cause?.code === '23505' ? (cause.constraint ?? '') : null
}
