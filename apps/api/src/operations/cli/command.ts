import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Database } from '../../database/database.ts'
import type { Config } from '../../lib/config.ts'
import type { Refusal } from '../../lib/refusal.ts'
import type { OpenDatabase } from './open-database.ts'

/** True when running from a packaged archive rather than the repository. */
export const IS_PACKAGED = existsSync(join(import.meta.dirname, '../../../latido.js'))

/** Command prefix for help and errors. */
export const LATIDO = IS_PACKAGED ? './latido' : 'npx --yes pnpm@12 latido'

export interface Place {
  readonly config: () => Config
  /** Migrates if needed. An embedded database has one owner at a time. */
  readonly open: () => Promise<OpenDatabase>
  readonly refusalSentence: (refusal: Refusal) => string
}

export interface Terminal {
  readonly out: (line: string) => void
  readonly err: (line: string) => void
  readonly ask: ((question: string) => Promise<string>) | null
  readonly askSecret: ((question: string) => Promise<string>) | null
  readonly readAll: () => Promise<string>
}

export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export class CommandRefused extends Error {
  override readonly name = 'CommandRefused'
}

export interface CommandOption {
  readonly value: string
  readonly about: string
  readonly isMultiple?: boolean
}

export interface CommandInput {
  readonly options: Readonly<Record<string, readonly string[] | undefined>>
  readonly positionals: readonly string[]
}

interface Spoken {
  readonly name: string
  readonly about: string
  readonly positionals: readonly string[]
  readonly options: Readonly<Record<string, CommandOption>>
}

interface DatabaseCommand extends Spoken {
  readonly run: (input: CommandInput, terminal: Terminal, db: Database) => Promise<void>
}

interface PlaceCommand extends Spoken {
  readonly runIn: (input: CommandInput, terminal: Terminal, place: Place) => Promise<void>
}

export type Command = DatabaseCommand | PlaceCommand
