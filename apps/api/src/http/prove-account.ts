import { and, eq, type SQL } from 'drizzle-orm'

import { isKnownNetwork, networkHash, rememberNetwork } from '../commands/known-networks.ts'
import { countAttempt, forgetAttempts, giveAttemptBack, type Throttle } from '../commands/throttle.ts'
import { administrators } from '../db/tables/administrators.ts'
import { branches } from '../db/tables/branches.ts'
import { knownNetworks } from '../db/tables/known-networks.ts'
import { Refusal } from '../errors/refusal.ts'
import { verifyPassword } from '../password.ts'
import type { CenterPrincipal } from '../principal.ts'
import { byNetwork } from './by-network.ts'
import { knownDevice, rememberDevice, type KnownDevice } from './known-device.ts'
import type { Call } from './route.ts'
import { verifyInTurn } from './verify-in-turn.ts'

/** Verified when no account matches, so that a wrong e-mail takes as long as a wrong password. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$c29tZSBmaXhlZCBzYWx0$ZHVtbXkgaGFzaCB0aGF0IG5vIHBhc3N3b3JkIGdpdmVzISE'

const QUARTER_HOUR = 900

/** Guesses at one account from one network: as many as a gym's staff mistype behind one router. */
const ofAccount = { free: 5, longestSeconds: QUARTER_HOUR, fadeSeconds: QUARTER_HOUR } as const

interface Caller {
  readonly email: string
  readonly address: string
  readonly device: KnownDevice | null
  /** Whether the account has signed in from the caller's network in the last 30 days. */
  readonly isKnownHere: boolean
}

/**
 * A browser or a network from which the account has signed in has its own budget, which guesses from elsewhere can't
 * spend. Strangers share those of the account and of their networks.
 */
const throttlesOf = ({ email, address, device, isKnownHere }: Caller): readonly Throttle[] => {
  if (device !== null) return [{ key: `device:${device.id}`, ...ofAccount }]
  const here = { key: `account:${email}|${address}`, ...ofAccount }
  if (isKnownHere) return [here]
  return [
    here,
    { key: `account:${email}`, free: 50, longestSeconds: 60, fadeSeconds: 600 },
    ...byNetwork('address', address, { free: 20, longestSeconds: 15, fadeSeconds: 60 }),
  ]
}

/** The account of an e-mail address in the center, and whether it has signed in from a network. */
const findAccount = async ({ branch }: CenterPrincipal, email: string, isKnown: SQL | undefined) => {
  const [found] = await branch.run((tx) =>
    tx
      .select()
      .from(administrators)
      .innerJoin(branches, eq(branches.uuid, administrators.branchUuid))
      .leftJoin(knownNetworks, and(eq(knownNetworks.administratorUuid, administrators.uuid), isKnown))
      .where(eq(administrators.email, email)),
  )
  return found
}

/** An account of the center whose password is shown; counted and slowed down alike wherever it is shown. */
export const proveAccount = async (
  { context, principal, address, cookies }: Call & { readonly principal: CenterPrincipal },
  shown: { readonly email: string; readonly password: string },
) => {
  const { db, clock, log } = context
  const deviceKey = await context.deviceKey
  const email = shown.email.trim().toLowerCase()
  const now = clock.now()
  const network = networkHash(deviceKey, address)
  const admin = await findAccount(principal, email, isKnownNetwork(network, now))
  const device = admin === undefined ? null : knownDevice(cookies, deviceKey, admin.administrators.uuid)
  const isKnownHere = (admin?.known_networks ?? null) !== null
  const throttles = throttlesOf({ email, address, device, isKnownHere })
  await countAttempt(db, throttles, now)
  const administrator = admin?.administrators.uuid ?? 'nobody'
  const refusal = (code: 'wrong-credentials' | 'email-not-verified' | 'account-disabled'): Refusal => {
    log.warn('sign-in-refused', { administrator, code })
    return new Refusal(code)
  }
  const verify = device !== null || isKnownHere ? verifyPassword : verifyInTurn
  const isRight = await verify(shown.password, admin?.administrators.passwordHash ?? NOBODY)
  if (admin === undefined || !isRight) throw refusal('wrong-credentials')
  await giveAttemptBack(db, throttles)
  const { isActive, isEmailVerified } = admin.administrators
  if (!isEmailVerified) throw refusal('email-not-verified')
  if (!isActive) throw refusal('account-disabled')
  return {
    account: admin.administrators,
    center: admin.branches,
    /** Once the account is let in. */
    settle: async (): Promise<void> => {
      for (const { key } of throttles.slice(0, 1)) await forgetAttempts(db, key)
      const { uuid, branchUuid } = admin.administrators
      if (device === null) rememberDevice(cookies, deviceKey, uuid)
      const seen = { administratorUuid: uuid, branchUuid, networkHash: network, now }
      await principal.branch.run((tx) => rememberNetwork(tx, seen))
      log.info('signed-in', { administrator })
    },
  }
}
