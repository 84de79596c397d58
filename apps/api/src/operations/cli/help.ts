import { type Command, LATIDO } from './command.ts'

const column = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`)
}

const callOf = ({ name, positionals }: Command): string => [name, ...positionals].join(' ')

/** Every command, for somebody who asked for none. */
export const overallHelp = (commands: readonly Command[]): string =>
  [
    `${LATIDO} COMMAND [options]`,
    '',
    ...column(commands.map((command): [string, string] => [callOf(command), command.about])),
    '',
    'COMMAND --help names its options. What is missing is asked for. A CENTER is a host name, a name or an identifier.',
    'The database is the one that DATA_DIR or DATABASE_URL name, as for the server. An embedded one belongs to the',
    'server while it runs: stop it first, but for a backup. Ends with 0 when done, 1 when refused, 2 when the command',
    'cannot be read.',
  ].join('\n')

/** One command with its options. */
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
      ['--help', 'this text'],
    ]),
  ].join('\n')
