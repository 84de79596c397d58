import { collectDaqPairing, createDaqPairingCode, pairDaq } from '@repo/api-client/rooms/daq-pairing'
import { reportDaq, sendDaqMeasurements } from '@repo/api-client/rooms/daq-reports'
import { addDaqRoom, deleteDaqRoom, issueDaqKey, revokeDaqKey } from '@repo/api-client/rooms/daq-rooms'
import type { daqEndpoints } from '@repo/api-client/rooms/endpoints'

import type { DaqPrincipal } from '../../http/authentication/principal.ts'
import { countAttempt, giveAttemptBack } from '../../http/limits/throttle.ts'
import { route, type RoutesOf } from '../../http/route.ts'
import { Refusal } from '../../lib/refusal.ts'
import { publishRoomsChanged } from '../../realtime/branch-events.ts'
import { runningClassIn } from '../classes/class-queries.ts'
import { ingestDaqBatch } from '../classes/samples/ingest-daq-batch.ts'
import { linkPlanOf } from '../classes/samples/link-plan.ts'
import { createPairingCode, newCodeThrottles, pairingThrottles } from '../pairing/pairing-codes.ts'
import { issueDaqKey as issue, reportDaq as report, revokeDaqKey as revoke } from './daq-commands.ts'
import { collectReceiver, pairReceiver } from './pair-receiver.ts'
import { addDaqRoom as add, deleteRoom } from './room-commands.ts'

const addDaqRoomRoute = route(addDaqRoom, async ({ body }, { context, principal, once }) => {
  const { branch, adminUuid: createdBy } = principal
  const { branchUuid } = branch
  const now = context.clock.now()
  const answer = await once(async (tx) => {
    const uuid = await add(tx, { branchUuid, name: body.name, createdBy, now })
    const subject = { kind: 'room', uuid } as const
    await context.audit.record(tx, principal, { action: 'room-created', subject, before: null }, now)
    return { uuid }
  })
  await publishRoomsChanged(context, branchUuid)
  return answer
})

const deleteDaqRoomRoute = route(deleteDaqRoom, async ({ params }, { context, principal }) => {
  const { uuid } = params
  const now = context.clock.now()
  const doing = { principal, action: 'room-deleted', subject: { kind: 'room', uuid }, now } as const
  await principal.branch.run((tx) =>
    context.audit.recordChange(tx, doing, () => deleteRoom(tx, { uuid, kind: 'daq', now })),
  )
  await publishRoomsChanged(context, principal.branch.branchUuid)
  return { message: 'ok' }
})

const issueDaqKeyRoute = route(issueDaqKey, async ({ params, body }, { context, principal, once }) => {
  const { branch, adminUuid } = principal
  const { branchUuid } = branch
  const now = context.clock.now()
  const answer = await once(async (tx) => {
    const { name, kind, deviceUuid = null } = body
    const issued = await issue(tx, { branchUuid, roomUuid: params.uuid, name, kind, deviceUuid, adminUuid, now })
    const subject = { kind: 'room', uuid: params.uuid } as const
    await context.audit.record(tx, principal, { action: 'room-key-issued', subject }, now)
    return issued
  })
  await publishRoomsChanged(context, branchUuid)
  return answer
})

const revokeDaqKeyRoute = route(revokeDaqKey, async ({ params }, { context, principal }) => {
  await principal.branch.run(async (tx) => {
    const subject = { kind: 'room', uuid: await revoke(tx, params.uuid) } as const
    await context.audit.record(tx, principal, { action: 'room-key-revoked', subject }, context.clock.now())
  })
  await publishRoomsChanged(context, principal.branch.branchUuid)
  return { message: 'ok' }
})

const createDaqPairingCodeRoute = route(createDaqPairingCode, async (_, { context, principal, address }) => {
  const { branchUuid } = principal.branch
  const now = context.clock.now()
  await countAttempt(context.db, newCodeThrottles(branchUuid, address), now)
  return createPairingCode(context.db, { branchUuid, kind: 'receiver', now })
})

const collectDaqPairingRoute = route(collectDaqPairing, async ({ body }, { context, principal }) => ({
  key: await collectReceiver(context.db, principal.branch.branchUuid, body.secret, context.clock.now()),
}))

const pairDaqRoute = route(pairDaq, async ({ params, body }, { context, principal, once }) => {
  const { branch, adminUuid } = principal
  const { branchUuid } = branch
  const { uuid: roomUuid } = params
  const now = context.clock.now()
  const throttles = pairingThrottles(adminUuid)
  await countAttempt(context.db, throttles, now)
  const answer = await once(async (tx) => {
    const uuid = await pairReceiver(tx, { branchUuid, roomUuid, adminUuid, ...body, now })
    const subject = { kind: 'room', uuid: roomUuid } as const
    await context.audit.record(tx, principal, { action: 'room-key-issued', subject }, now)
    return { uuid }
  })
  await giveAttemptBack(context.db, throttles)
  await publishRoomsChanged(context, branchUuid)
  return answer
})

const runningClassOf = ({ branch, roomUuid }: DaqPrincipal): Promise<string | null> =>
  branch.run((tx) => runningClassIn(tx, roomUuid))

const reportDaqRoute = route(
  reportDaq,
  async ({ body: { health = null, ...body } }, { context, principal }) => {
    const { branch, roomUuid } = principal
    const now = context.clock.now()
    const { roomName, isNews, classUuid } = await branch.run(async (tx) => ({
      ...(await report(tx, { device: principal, ...body, health, now })),
      classUuid: await runningClassIn(tx, roomUuid),
    }))
    if (isNews) await publishRoomsChanged(context, branch.branchUuid)
    const liveClass = classUuid === null ? null : context.engine.find(classUuid)
    // no plan is not an empty one: while a class moves to another server, its straps stay connected
    if (classUuid !== null && liveClass === null) throw new Refusal('unavailable', { retryAfterSeconds: 1 })
    const { version: planVersion, straps: plan } = await linkPlanOf(branch, liveClass, now)
    return { roomName, classUuid, serverTime: new Date(now), planVersion, plan }
  },
  (_, principal) => runningClassOf(principal),
)

const sendDaqMeasurementsRoute = route(
  sendDaqMeasurements,
  ({ body }, { context, principal, language }) => ingestDaqBatch({ context, device: principal, language, batch: body }),
  (_, principal) => runningClassOf(principal),
)

export const daqRoutes: RoutesOf<typeof daqEndpoints> = {
  issueDaqKey: issueDaqKeyRoute,
  revokeDaqKey: revokeDaqKeyRoute,
  createDaqPairingCode: createDaqPairingCodeRoute,
  collectDaqPairing: collectDaqPairingRoute,
  pairDaq: pairDaqRoute,
  addDaqRoom: addDaqRoomRoute,
  deleteDaqRoom: deleteDaqRoomRoute,
  reportDaq: reportDaqRoute,
  sendDaqMeasurements: sendDaqMeasurementsRoute,
}
