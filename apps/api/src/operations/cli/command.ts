import type { Database } from '../../database/database.ts'
import type { Place } from './place.ts'
import type { Terminal } from './terminal.ts'

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
