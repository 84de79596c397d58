import { signOutDisplay } from '@repo/api-client/displays/sign-out-display'

import { signOutOfDisplay } from '../../commands/change-display.ts'
import { recordAudit } from '../../commands/record-audit.ts'
import { route } from '../../http/route.ts'

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
