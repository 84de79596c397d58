import { updateAdmin } from '@repo/api-client/admins/update-admin'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { announceRooms } from '../../../realtime/announce.ts'
import { audited } from '../../audit/record-audit.ts'
import { expelClients } from '../../auth/realtime-clients.ts'
import { endWork } from '../../streaming/end-work.ts'
import { changeAdministrator } from '../change-administrator.ts'

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
