import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Database } from '../../database/database.ts'
import type { Config } from '../../lib/config.ts'
import type { Refusal } from '../../lib/refusal.ts'
import type { OpenDatabase } from './open-database.ts'

/** Whether this is the program of an archive, which stands two folders above it, and not the repository. */
export const IS_PACKAGED = existsSync(join(import.meta.dirname, '../../../latido.js'))

/** What somebody types to call a command here. */
export const LATIDO = IS_PACKAGED ? './latido' : 'npx --yes pnpm@12 latido'

/** Where a command is run: what the environment names, and how to open it. */
export interface Place {
  readonly config: () => Config
  /** Opens the database of the server, brought up to this program; an embedded one has one owner at a time. */
  readonly open: () => Promise<OpenDatabase>
  readonly refusalSentence: (refusal: Refusal) => string
}

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

export interface CommandOption {
  /** How its value is called in the help. */
  readonly value: string
  readonly about: string
  readonly isMultiple?: boolean
}

/** What was typed, by name; an option that was left out is absent. */
export interface CommandInput {
  readonly options: Readonly<Record<string, readonly string[] | undefined>>
  readonly positionals: readonly string[]
}

interface Spoken {
  /** The words that call it, such as `center create`. */
  readonly name: string
  readonly about: string
  /** What stands after those words, in order. */
  readonly positionals: readonly string[]
  readonly options: Readonly<Record<string, CommandOption>>
}

/** Works in the server's database, brought up to this program. */
interface DatabaseCommand extends Spoken {
  readonly run: (input: CommandInput, terminal: Terminal, db: Database) => Promise<void>
}

/** Opens what it needs by itself. */
interface PlaceCommand extends Spoken {
  readonly runIn: (input: CommandInput, terminal: Terminal, place: Place) => Promise<void>
}

export type Command = DatabaseCommand | PlaceCommand
