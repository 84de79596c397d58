import { readFile } from 'node:fs/promises'

import { type Guessable, guessableAs } from '../../areas/auth/change-own-password.ts'
import { CommandRefused, type Terminal, UsageError } from './command.ts'
import { asField } from './values.ts'

const LABEL = 'Password'
const check = asField('password')

const GUESSABLE: Readonly<Record<Guessable, string>> = {
  'password-common': 'is too common; choose another one',
  'password-of-names': "is too close to the center's name; choose another one",
}

const faultOf = async (password: string, centerName: string): Promise<string | null> => {
  const fault = check(password)
  if (fault !== null) return fault
  const guessable = await guessableAs(password, centerName)
  return guessable === null ? null : GUESSABLE[guessable]
}

const contentOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch(() => {
    throw new CommandRefused(`Can't read ${file}.`)
  })

const withoutBreak = (text: string): string => text.replace(/\r?\n$/, '')

/** `-` is stdin. Removes the final line break. */
export const secretOf = async (file: string, terminal: Terminal): Promise<string> =>
  withoutBreak(file === '-' ? await terminal.readAll() : await contentOf(file))

/** Never from an argument, which other users could see in the process list. */
export const newPassword = async (
  file: string | undefined,
  terminal: Terminal,
  centerName: string,
): Promise<string> => {
  if (file !== undefined) {
    const password = await secretOf(file, terminal)
    const fault = await faultOf(password, centerName)
    if (fault !== null) throw new CommandRefused(`${LABEL} ${fault}.`)
    return password
  }
  const { askSecret } = terminal
  if (askSecret === null) throw new UsageError("Can't prompt for a password here. Use --password-file.")
  for (;;) {
    const password = await askSecret(`${LABEL}: `)
    const fault = await faultOf(password, centerName)
    if (fault !== null) terminal.err(`${LABEL} ${fault}.`)
    else if ((await askSecret('Confirm password: ')) === password) return password
    else terminal.err("The passwords don't match.")
  }
}
