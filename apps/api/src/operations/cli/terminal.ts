/** What a command line reads from and writes to. */
export interface Terminal {
  readonly out: (line: string) => void
  readonly err: (line: string) => void
  /** Asks a person for a line; null where nobody sits there. */
  readonly ask: ((question: string) => Promise<string>) | null
  /** The same without showing what is typed. */
  readonly askSecret: ((question: string) => Promise<string>) | null
  /** Everything that was handed in. */
  readonly readAll: () => Promise<string>
}

/** The command line cannot be used; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** What was asked for cannot be done; the message says why. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused'
}
