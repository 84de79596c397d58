import { updateAdmin } from '@repo/api-client/admins/update-admin'

import { changeAdministrator } from '../../commands/change-administrator.ts'
import { endWork } from '../../commands/end-work.ts'
import { audited } from '../../commands/record-audit.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { announceRooms } from '../../live/announce.ts'
import { expelClients } from '../../realtime-clients.ts'

export const updateAdminRoute = route(updateAdmin, async ({ params, body: change }, { context, principal, once }) => {
  const { branch, adminUuid: by } = principal
  const { uuid } = params
  if (uuid !== by && !principal.permissions.includes('user_edit')) throw new Refusal('forbidden')
  const subject = { kind: 'administrator', uuid } as const
  const doing = { principal, action: 'administrator-changed', subject, now: context.clock.now() } as const
  const clients: string[] = []
  const answer = await once((tx) =>
    audited(tx, doing, async () => {
      const endsWork = await changeAdministrator(tx, { uuid, by, change })
      if (endsWork) clients.push(...(await endWork(tx, uuid)))
      return { message: 'ok' }
    }),
  )
  await expelClients(context, clients)
  await announceRooms(context, branch.branchUuid)
  return answer
})
