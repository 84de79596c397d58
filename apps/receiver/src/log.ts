/** One line per event, for `journalctl`. Names no strap and no key. */
export type Log = (event: string) => void

const MESSAGES = {
  EACCES: 'no permission',
  ENOENT: 'not there',
  EIO: 'unplugged',
  ENXIO: 'unplugged',
  'no-response': 'no answer',
} as const

/** Repeats of a line are logged once, until another follows. */
export const createLog = (write: (line: string) => void): Log => {
  let last = ''
  return (event) => {
    if (event !== last) write(`${event}\n`)
    last = event
  }
}

export const reasonOf = (error: unknown): string => {
  const { code, message } = error as { readonly code?: unknown; readonly message?: string }
  if (typeof code === 'string') return MESSAGES[code as keyof typeof MESSAGES] ?? code
  return message || String(error)
}
