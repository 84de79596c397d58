import { isMadeOfNames } from '@repo/domain/people/password-names'
import { and, eq } from 'drizzle-orm'

import type { BranchDatabase } from '../../database/branch-database.ts'
import type { Transaction } from '../../database/database.ts'
import { administrators } from '../../database/schema/staff.ts'
import { Refusal } from '../../lib/refusal.ts'
import { findAdministrator } from '../staff/staff-queries.ts'
import { verifyPassword } from './password.ts'
import { signOutOfDisplays } from './sessions.ts'

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

const wrong = () => new Refusal('password-wrong', { fields: { password_current: 'password-wrong' } })

/** The stored hash of somebody who shows their password. It is compared while no transaction waits for that. */
export const provenHash = async (branch: BranchDatabase, adminUuid: string, password: string): Promise<string> => {
  const person = await branch.run((tx) => findAdministrator(tx, adminUuid))
  if (person === null || !(await verifyPassword(password, person.passwordHash))) throw wrong()
  return person.passwordHash
}

interface Change {
  readonly adminUuid: string
  /** What was proven; another change since then is asked for its own password. */
  readonly before: string
  readonly passwordHash: string
}

/** Gives somebody another password; answers the live clients of walls to send away. */
export const changeOwnPassword = async (
  tx: Transaction,
  { adminUuid, before, passwordHash }: Change,
): Promise<readonly string[]> => {
  const changed = await tx
    .update(administrators)
    .set({ passwordHash })
    .where(and(eq(administrators.uuid, adminUuid), eq(administrators.passwordHash, before)))
    .returning({ uuid: administrators.uuid })
  if (changed.length === 0) throw wrong()
  return signOutOfDisplays(tx, adminUuid)
}
