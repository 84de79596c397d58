import { logIn } from '@repo/api-client/auth/log-in'
import { eq } from 'drizzle-orm'

import { openSession } from '../../commands/open-session.ts'
import { countAttempt, forgetAttempts, giveAttemptBack, type Throttle } from '../../commands/throttle.ts'
import { administrators } from '../../db/tables/administrators.ts'
import { branches } from '../../db/tables/branches.ts'
import { Refusal } from '../../errors/refusal.ts'
import { knownDevice, rememberDevice, type KnownDevice } from '../../http/known-device.ts'
import { route } from '../../http/route.ts'
import { verifyPassword } from '../../password.ts'
import { presentGrants } from '../../presenters/session.ts'
import { expelClients, staffClientId } from '../../realtime-clients.ts'

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

export const logInRoute = route(logIn, async ({ body }, { context, principal, address, cookies }) => {
  const { db, clock, deviceKey } = context
  const email = body.email.trim().toLowerCase()
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
  const isRight = await verifyPassword(body.password, admin?.administrators.passwordHash ?? NOBODY)
  if (admin === undefined || !isRight) throw new Refusal('wrong-credentials')
  await giveAttemptBack(db, throttles)
  const { uuid, role, branchUuid, isActive, isEmailVerified } = admin.administrators
  if (!isEmailVerified) throw new Refusal('email-not-verified')
  if (!isActive) throw new Refusal('account-disabled')

  const { token, endedUuids } = await openSession({
    db,
    adminUuid: uuid,
    branchUuid,
    isRemembered: body.rememberme,
    isForced: body.force === true,
    browserId: body.browser_id ?? null,
    now: clock.now(),
  })
  await expelClients(context, endedUuids.map(staffClientId))
  for (const { key } of throttles.slice(0, 1)) await forgetAttempts(db, key)
  if (device === null) rememberDevice(cookies, deviceKey, uuid)
  return {
    ...presentGrants(role, admin.branches.features),
    token_user: token,
    user_uuid: uuid,
    branch_uuid: branchUuid,
    show_agreement: admin.branches.agreementAcceptedAt === null,
  }
})
