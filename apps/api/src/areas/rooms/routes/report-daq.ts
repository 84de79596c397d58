import { reportDaq } from '@repo/api-client/daq/report-daq'

import { route } from '../../../http/route.ts'
import { announceRooms } from '../../../realtime/announce.ts'
import { runningClassIn } from '../../classes/classes.ts'
import { reportDaq as report } from '../report-daq.ts'

export const reportDaqRoute = route(reportDaq, async ({ body }, { context, principal }) => {
  const { branch, roomUuid } = principal
  const now = context.clock.now()
  const { roomName, isNews, classUuid } = await branch.run(async (tx) => ({
    ...(await report(tx, { roomUuid, ...body, now })),
    classUuid: await runningClassIn(tx, roomUuid),
  }))
  if (isNews) await announceRooms(context, branch.branchUuid)
  return { roomName, classUuid, serverTime: new Date(now) }
})
