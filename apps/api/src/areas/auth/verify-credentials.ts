import { setTimeout as after } from 'node:timers/promises'

import { and, eq, type SQL } from 'drizzle-orm'

import { branches } from '../../database/schema/center.ts'
import { administrators, knownNetworks } from '../../database/schema/staff.ts'
import type { CenterPrincipal } from '../../http/authentication/principal.ts'
import { networkThrottle } from '../../http/limits/client-network.ts'
import { countAttempt, forgetAttempts, giveAttemptBack, type Throttle } from '../../http/limits/throttle.ts'
import type { Call } from '../../http/route.ts'
import { storedEmail } from '../../lib/email-forms.ts'
import { Refusal } from '../../lib/refusal.ts'
import {
  isKnownNetwork,
  knownDevice,
  type KnownDevice,
  networkHash,
  rememberDevice,
  rememberNetwork,
} from './known-devices.ts'
import { verifyInTurn, verifyPassword } from './password.ts'

/** Verified if no account matches, so that unknown emails take as long as wrong passwords. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$c29tZSBmaXhlZCBzYWx0$ZHVtbXkgaGFzaCB0aGF0IG5vIHBhc3N3b3JkIGdpdmVzISE'

const QUARTER_HOUR = 900

/** Guesses per account and network: as many as staff mistype behind one router. */
const ofAccount = { free: 5, longestSeconds: QUARTER_HOUR, fadeSeconds: QUARTER_HOUR } as const

interface Caller {
  readonly email: string
  readonly address: string
  readonly device: KnownDevice | null
  readonly isKnownHere: boolean
}

/** Known browsers and networks have their own budget, so that guesses from elsewhere can't use it up. */
const throttlesOf = ({ email, address, device, isKnownHere }: Caller): readonly Throttle[] => {
  if (device !== null) return [{ key: `device:${device.id}`, ...ofAccount }]
  const here = { key: `account:${email}|${address}`, ...ofAccount }
  const [narrowest, ...wider] = networkThrottle('address', address, { free: 20, longestSeconds: 15, fadeSeconds: 60 })
  const local = [here, ...(narrowest === undefined ? [] : [narrowest])]
  if (isKnownHere) return local
  return [...local, ...wider, { key: `account:${email}`, free: 50, longestSeconds: 60, fadeSeconds: 600 }]
}

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

/** Longer than recording takes, so that response times don't reveal accounts. */
const REFUSED_AFTER_MS = 30

/** Unknown identifiers aren't stored, because they may be passwords. */
const noteRefused = async (
  { context, principal: { branch } }: Call & { readonly principal: CenterPrincipal },
  uuid: string | null,
): Promise<void> => {
  const subject = uuid === null ? {} : { subject: { kind: 'administrator', uuid } as const }
  const refused = { action: 'administrator-sign-in-refused', ...subject } as const
  const work = context.audit.recordRead({ adminUuid: null, branch }, refused, context.clock.now())
  await Promise.all([work, after(REFUSED_AFTER_MS)])
}

/** All callers share the same throttling. */
export const verifyCredentials = async (
  call: Call & { readonly principal: CenterPrincipal },
  shown: { readonly email: string; readonly password: string },
) => {
  const { context, principal, address, cookies } = call
  const { db, clock, log } = context
  const deviceKey = await context.deviceKey
  const email = storedEmail(shown.email.trim())
  const now = clock.now()
  const network = networkHash(deviceKey, address)
  const admin = await findAccount(principal, email, isKnownNetwork(network, now))
  const device = admin === undefined ? null : knownDevice(cookies, deviceKey, admin.administrators.uuid)
  const isKnownHere = (admin?.known_networks ?? null) !== null
  const throttles = throttlesOf({ email, address, device, isKnownHere })
  await countAttempt(db, throttles, now)
  const administrator = admin?.administrators.uuid ?? 'nobody'
  const refusal = async (code: 'wrong-credentials' | 'email-not-verified' | 'account-disabled'): Promise<Refusal> => {
    log.warn('sign-in-refused', { administrator, code })
    await noteRefused(call, admin?.administrators.uuid ?? null)
    return new Refusal(code)
  }
  const verify = device !== null || isKnownHere ? verifyPassword : verifyInTurn
  const isRight = await verify(shown.password, admin?.administrators.passwordHash ?? NOBODY)
  if (admin === undefined || !isRight) throw await refusal('wrong-credentials')
  await giveAttemptBack(db, throttles)
  const { isActive, isEmailVerified } = admin.administrators
  if (!isEmailVerified) throw await refusal('email-not-verified')
  if (!isActive) throw await refusal('account-disabled')
  return {
    account: admin.administrators,
    center: admin.branches,
    /** Call after a successful sign-in. */
    settle: async (): Promise<void> => {
      for (const { key } of throttles.slice(0, 1)) await forgetAttempts(db, key)
      const { uuid, branchUuid } = admin.administrators
      if (device === null) rememberDevice(cookies, deviceKey, uuid)
      const seen = { administratorUuid: uuid, branchUuid, networkHash: network, now }
      await principal.branch.run(async (tx) => {
        await rememberNetwork(tx, seen)
        await context.audit.record(
          tx,
          { adminUuid: uuid, branch: principal.branch },
          { action: 'administrator-signed-in' },
          now,
        )
      })
      log.info('signed-in', { administrator })
    },
  }
}
