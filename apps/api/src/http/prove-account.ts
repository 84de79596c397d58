import { eq } from 'drizzle-orm'

import { countAttempt, forgetAttempts, giveAttemptBack, type Throttle } from '../commands/throttle.ts'
import { administrators } from '../db/tables/administrators.ts'
import { branches } from '../db/tables/branches.ts'
import { Refusal } from '../errors/refusal.ts'
import { verifyPassword } from '../password.ts'
import type { CenterPrincipal } from '../principal.ts'
import { knownDevice, rememberDevice, type KnownDevice } from './known-device.ts'
import type { Call } from './route.ts'

/** Verified when no account matches, so that a wrong e-mail takes as long as a wrong password. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$c29tZSBmaXhlZCBzYWx0$ZHVtbXkgaGFzaCB0aGF0IG5vIHBhc3N3b3JkIGdpdmVzISE'

const QUARTER_HOUR = 900

/** Five guesses an account and address, as many as a gym's staff mistype behind one router, and many an account. */
const strangersThrottles = (email: string, address: string): readonly Throttle[] => [
  { key: `account:${email}|${address}`, free: 5, longestSeconds: QUARTER_HOUR, fadeSeconds: QUARTER_HOUR },
  { key: `account:${email}`, free: 50, longestSeconds: 60, fadeSeconds: 600 },
  { key: `address:${address}`, free: 20, longestSeconds: 15, fadeSeconds: 60 },
]

/** A browser the account has signed in on is counted by itself, so that nobody else's guesses keep it out. */
const throttlesOf = (email: string, address: string, device: KnownDevice | null): readonly Throttle[] =>
  device === null
    ? strangersThrottles(email, address)
    : [{ key: `device:${device.id}`, free: 5, longestSeconds: QUARTER_HOUR, fadeSeconds: QUARTER_HOUR }]

/** An account of the center whose password is shown; counted and slowed down alike wherever it is shown. */
export const proveAccount = async (
  { context, principal, address, cookies }: Call & { readonly principal: CenterPrincipal },
  shown: { readonly email: string; readonly password: string },
) => {
  const { db, clock, log } = context
  const deviceKey = await context.deviceKey
  const email = shown.email.trim().toLowerCase()
  const [admin] = await principal.branch.run((tx) =>
    tx
      .select()
      .from(administrators)
      .innerJoin(branches, eq(branches.uuid, administrators.branchUuid))
      .where(eq(administrators.email, email)),
  )
  const device = admin === undefined ? null : knownDevice(cookies, deviceKey, admin.administrators.uuid)
  const throttles = throttlesOf(email, address, device)
  await countAttempt(db, throttles, clock.now())
  const administrator = admin?.administrators.uuid ?? 'nobody'
  const refusal = (code: 'wrong-credentials' | 'email-not-verified' | 'account-disabled'): Refusal => {
    log.warn('sign-in-refused', { administrator, code })
    return new Refusal(code)
  }
  const isRight = await verifyPassword(shown.password, admin?.administrators.passwordHash ?? NOBODY)
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
      if (device === null) rememberDevice(cookies, deviceKey, admin.administrators.uuid)
      log.info('signed-in', { administrator })
    },
  }
}
