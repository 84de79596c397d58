import { deleteAdmin } from '@repo/api-client/admins/delete-admin'

import { route } from '../../../http/route.ts'
import { announceRooms } from '../../../realtime/announce.ts'
import { audited } from '../../audit/record-audit.ts'
import { expelClients } from '../../auth/realtime-clients.ts'
import { endWork } from '../../streaming/end-work.ts'
import { deleteAdministrator } from '../change-administrator.ts'

export const deleteAdminRoute = route(deleteAdmin, async ({ params }, { context, principal }) => {
  const { branch, adminUuid: by } = principal
  const { uuid } = params
  const subject = { kind: 'administrator', uuid } as const
  const doing = { principal, action: 'administrator-deleted', subject, now: context.clock.now() } as const
  const { clients, imageUrl } = await branch.run((tx) =>
    audited(tx, doing, async () => {
      const ended = await endWork(tx, uuid)
      return { clients: ended, imageUrl: await deleteAdministrator(tx, { uuid, by }) }
    }),
  )
  await expelClients(context, clients)
  await context.images.remove(imageUrl)
  await announceRooms(context, branch.branchUuid)
  return { message: 'ok' }
})
