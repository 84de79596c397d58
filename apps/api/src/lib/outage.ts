/** The server cannot start on what it was given. The message is the whole of what its operator is told. */
export class StartRefusal extends Error {}

/** A database that could not be asked, or fell silent: what it was asked may be asked again. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** The database can't be written, or is opened again after that. The log has it once; each call that meets it isn't a fault. */
export class DiskFault extends DatabaseUnavailable {}

/** There's too little space on the disk of the database. */
export class DiskFull extends DiskFault {}

/** A lost connection, no room or memory, shutting down, an input or output error. */
const SQL_CLASSES = ['08', '53', '57P', '58']
/** Cancelled by a time-out, no lock in time, gave way to another, a standby that only reads, idle for too long. */
const SQL_STATES = new Set(['57014', '55P03', '40001', '40P01', '25006', '25P03'])
/** The disk, the files a process may open, and the network under both. */
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

/** Whether the database itself said what went wrong. */
export const isDatabaseError = (error: unknown): boolean => {
  const code = codeOf(error)
  return code !== null && SQL_STATE.test(code) && !SYSTEM_CODES.has(code)
}

/** Whether a fault lies with the database, the disk or the network, and may be gone in a moment. */
export const isOutage = (error: unknown): boolean => {
  if (error instanceof DatabaseUnavailable) return true
  const code = codeOf(error)
  if (code !== null) {
    return SYSTEM_CODES.has(code) || SQL_STATES.has(code) || SQL_CLASSES.some((start) => code.startsWith(start))
  }
  return error instanceof Error && error.cause !== undefined && isOutage(error.cause)
}

/** Whether a fault of the disk is in the log already. */
export const isKnownDiskFault = (error: unknown): boolean =>
  error instanceof DiskFault || (error instanceof Error && error.cause instanceof DiskFault)

/** What disks, quotas, and databases report when there's no space left. */
const FULL_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether a fault is a disk without space, of the data or of the database's server. */
export const isDiskFull = (error: unknown): boolean => {
  if (error instanceof DiskFull) return true
  const code = codeOf(error)
  if (code !== null) return FULL_CODES.has(code)
  return error instanceof Error && error.cause !== undefined && isDiskFull(error.cause)
}

/** What a disk reports that takes no more writes: full, broken, or read-only. */
const DISK_CODES: ReadonlySet<string> = new Set([...FULL_CODES, '58030', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'ENODEV'])

/** Whether a fault is a disk that can't be written, as its code says. */
export const isDiskFault = (error: unknown): boolean => {
  const code = codeOf(error)
  return code !== null && DISK_CODES.has(code)
}

interface DatabaseCause {
  readonly code?: string
  readonly constraint?: string
}

/** The name of the unique constraint an insert or update ran into, or null. Alike on both engines. */
export const violatedUnique = (error: unknown): string | null => {
  const cause = ((error as Error | undefined)?.cause ?? error) as DatabaseCause | undefined
  return cause?.code === '23505' ? (cause.constraint ?? '') : null
}
