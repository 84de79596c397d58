import { type Command, LATIDO } from './command.ts'

const column = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`)
}

const callOf = ({ name, positionals }: Command): string => [name, ...positionals].join(' ')

export const overallHelp = (commands: readonly Command[]): string =>
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

export const commandHelp = (command: Command): string =>
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
