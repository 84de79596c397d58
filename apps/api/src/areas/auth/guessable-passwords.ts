import { isMadeOfNames } from '@repo/domain/password-names'

import { Refusal } from '../../http/errors/refusal.ts'

let common: Promise<ReadonlySet<string>> | null = null

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

const PRODUCT = 'Latido'

/** Why a password would be tried early: it is among the most used, whatever their case, or made of the center's name. */
export type Guessable = 'password-common' | 'password-of-names'

/** Why somebody who knows a center would soon guess a password; null where nothing speaks for that. */
export const guessableAs = async (password: string, centerName: string): Promise<Guessable | null> => {
  common ??= load()
  if ((await common).has(password.toLowerCase())) return 'password-common'
  return isMadeOfNames(password, [centerName, PRODUCT]) ? 'password-of-names' : null
}

/** Refuses a new password that would soon be guessed. */
export const refuseGuessable = async (password: string, centerName: string): Promise<void> => {
  const code = await guessableAs(password, centerName)
  if (code !== null) throw new Refusal(code, { fields: { password: code } })
}
