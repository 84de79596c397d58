import { signOutDisplay } from '@repo/api-client/displays/sign-out-display'

import { route } from '../../../http/route.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { signOutOfDisplay } from '../change-display.ts'

export const signOutDisplayRoute = route(signOutDisplay, async (_, { context, principal }) => {
  const { branch, displayUuid } = principal
  await branch.run(async (tx) => {
    const adminUuid = await signOutOfDisplay(tx, displayUuid)
    if (adminUuid === null) return
    const subject = { kind: 'display', uuid: displayUuid } as const
    const done = { action: 'administrator-signed-out', subject } as const
    await recordAudit(tx, { adminUuid, branch }, done, context.clock.now())
  })
  return { message: 'ok' }
})
