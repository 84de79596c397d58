import { parseArgs } from 'node:util'

import { StartRefusal } from '../../lib/outage.ts'
import { Refusal } from '../../lib/refusal.ts'
import { BackupUnusable } from '../backup/backup-format.ts'
import { adminCommands } from './admin-commands.ts'
import { backupCommands } from './backup-commands.ts'
import { centerCommands, hostCommands } from './center-commands.ts'
import {
  type Command,
  type CommandInput,
  CommandRefused,
  LATIDO,
  type Place,
  type Terminal,
  UsageError,
} from './command.ts'
import { doctorCommand } from './doctor-command.ts'
import { asAnything, valueOf } from './values.ts'

const column = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`)
}

const callOf = ({ name, positionals }: Command): string => [name, ...positionals].join(' ')

const overallHelp = (commands: readonly Command[]): string =>
  [
    `${LATIDO} COMMAND [options]`,
    '',
    ...column(commands.map((command): [string, string] => [callOf(command), command.about])),
    '',
    "Run COMMAND --help to see its options. You'll be prompted for anything missing. CENTER is a host name, a name, or an ID.",
    'The database is the one set by DATA_DIR or DATABASE_URL, as for the server. The server locks an embedded database',
    'while it runs, so stop the server first (except for a backup). Exit codes: 0 done, 1 refused, 2 invalid',
    'command line.',
  ].join('\n')

const commandHelp = (command: Command): string =>
  [
    `${LATIDO} ${callOf(command)} [options]`,
    '',
    `${command.about}.`,
    '',
    ...column([
      ...Object.entries(command.options).map(([name, { value, about }]): [string, string] => [
        `--${name} ${value}`,
        about,
      ]),
      ['--help', 'show this help'],
    ]),
  ].join('\n')

const COMMANDS: readonly Command[] = [
  ...centerCommands,
  ...hostCommands,
  ...adminCommands,
  ...backupCommands,
  doctorCommand,
]

const DONE = 0
const REFUSED = 1
const MISUSED = 2

const readInput = (command: Command, args: readonly string[]): CommandInput & { readonly wantsHelp: boolean } => {
  if (args.some((arg) => /^--password(?:=|$)/.test(arg))) {
    throw new UsageError(
      "Don't pass a password as an argument, where others can read it. Leave it out to be prompted, or use --password-file.",
    )
  }
  const names = Object.keys(command.options)
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean' },
        ...Object.fromEntries(names.map((name) => [name, { type: 'string', multiple: true } as const])),
      },
    })
    const options = values as Readonly<Record<string, readonly string[] | undefined>>
    const twice = names.find((name) => (options[name]?.length ?? 0) > 1 && command.options[name]?.isMultiple !== true)
    if (twice !== undefined) throw new UsageError(`--${twice} can only be given once.`)
    const surplus = positionals[command.positionals.length]
    if (surplus !== undefined) throw new UsageError(`Unexpected argument "${surplus}".`)
    return { options, positionals, wantsHelp: values['help'] === true }
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message)
  }
}

const perform = async (args: readonly string[], terminal: Terminal, place: Place): Promise<void> => {
  const command = COMMANDS.find(({ name }) => `${args.join(' ')} `.startsWith(`${name} `))
  if (command === undefined) {
    const asksForHelp = args.length === 0 || args.includes('--help')
    if (!asksForHelp) throw new UsageError(`Unknown command "${args.join(' ')}". See ${LATIDO} --help`)
    terminal.out(overallHelp(COMMANDS))
    return
  }
  const input = readInput(command, args.slice(command.name.split(' ').length))
  if (input.wantsHelp) {
    terminal.out(commandHelp(command))
    return
  }
  const positionals = [...input.positionals]
  for (const label of command.positionals.slice(positionals.length)) {
    positionals.push(await valueOf(undefined, { label, check: asAnything }, terminal))
  }
  if ('runIn' in command) return command.runIn({ ...input, positionals }, terminal, place)
  const { db, close } = await place.open()
  try {
    await command.run({ ...input, positionals }, terminal, db)
  } finally {
    await close()
  }
}

/** Errors whose message is written for the user. */
const isSaid = (error: unknown): error is Error =>
  [CommandRefused, StartRefusal, BackupUnusable].some((kind) => error instanceof kind)

export const runLatido = async (args: readonly string[], terminal: Terminal, place: Place): Promise<number> => {
  try {
    await perform(
      args.filter((arg) => arg !== '--'),
      terminal,
      place,
    )
    return DONE
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.err(error.message)
      return MISUSED
    }
    if (error instanceof Refusal) terminal.err(place.refusalSentence(error))
    else if (isSaid(error)) terminal.err(error.message)
    // a query error contains its parameters, which may be secrets; its cause doesn't
    else terminal.err(String(error instanceof Error ? (error.cause ?? error) : error))
    return REFUSED
  }
}
