import { logIn } from '@repo/api-client/auth/log-in'
import { eq } from 'drizzle-orm'

import { checkThrottle, countFailure, forgetFailures } from '../../commands/login-throttle.ts'
import { openSession } from '../../commands/open-session.ts'
import { administrators } from '../../db/tables/administrators.ts'
import { branches } from '../../db/tables/branches.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { verifyPassword } from '../../password.ts'
import { presentGrants } from '../../presenters/session.ts'

/** Verified when no account matches, so that a wrong e-mail takes as long as a wrong password. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$c29tZSBmaXhlZCBzYWx0$ZHVtbXkgaGFzaCB0aGF0IG5vIHBhc3N3b3JkIGdpdmVzISE'

export const logInRoute = route(logIn, async ({ body }, { context, principal, address }) => {
  const { db, clock } = context
  const email = body.email.trim().toLowerCase()
  const account = `account:${email}`
  const keys = [
    { key: account, free: 5 },
    { key: `address:${address}`, free: 20 },
  ]
  await checkThrottle(db, keys, clock.now())

  const [admin] = await principal.branch.run((tx) =>
    tx
      .select()
      .from(administrators)
      .innerJoin(branches, eq(branches.uuid, administrators.branchUuid))
      .where(eq(administrators.email, email)),
  )
  const isRight = await verifyPassword(body.password, admin?.administrators.passwordHash ?? NOBODY)
  if (admin === undefined || !isRight) {
    await countFailure(db, keys, clock.now())
    throw new Refusal('wrong-credentials')
  }
  const { uuid, role, branchUuid, isActive, isEmailVerified } = admin.administrators
  if (!isEmailVerified) throw new Refusal('email-not-verified')
  if (!isActive) throw new Refusal('account-disabled')

  const token = await openSession({
    db,
    adminUuid: uuid,
    branchUuid,
    isRemembered: body.rememberme,
    isForced: body.force === true,
    now: clock.now(),
  })
  await forgetFailures(db, account)
  return {
    ...presentGrants(role, admin.branches.features),
    token_user: token,
    user_uuid: uuid,
    branch_uuid: branchUuid,
    show_agreement: admin.branches.agreementAcceptedAt === null,
  }
})
