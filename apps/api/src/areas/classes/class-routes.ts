import { showClassSummary, showMeasurements } from '@repo/api-client/classes/class-summary'
import type { classesEndpoints } from '@repo/api-client/classes/endpoints'
import type { Meeting } from '@repo/api-client/classes/meeting'
import { CLASS_EVENTS, type PacketWire } from '@repo/api-client/classes/packet'
import { changeCapacity, changeClassState, startClass } from '@repo/api-client/classes/run-class'
import { formatRemoteState } from '@repo/api-client/rooms/remote-state'
import { capacityOf } from '@repo/domain/classes/capacity'
import type { RemoteState } from '@repo/domain/rooms/remote-state'
import { eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { classes } from '../../database/schema/classes.ts'
import { type StaffPrincipal, viewOf } from '../../http/authentication/principal.ts'
import { type Call, route, type RoutesOf } from '../../http/route.ts'
import { Refusal } from '../../lib/refusal.ts'
import { publishRoomsChanged, publishToClass, staffChannel } from '../../realtime/branch-events.ts'
import { resetRoomClass } from '../members/member-commands.ts'
import { findRoom } from '../rooms/room-queries.ts'
import { openMeeting } from '../streaming/open-meeting.ts'
import { trainingNameOf } from '../trainings/presenters.ts'
import { continueClass, startClass as start, type StartedClass } from './class-commands.ts'
import { type ClassRow, findClass, lockRunningClass } from './class-queries.ts'
import { classResults, presentResults, presentWallResults } from './class-results.ts'
import { changeClassTimesRoute } from './class-times.ts'
import { showJoinCodeRoute } from './joining/join-routes.ts'
import { deleteStreamingRoute, recoverStreamingRoute } from './meeting-routes.ts'
import {
  answerJoinRequestRoute,
  banParticipantRoute,
  listJoinRequestsRoute,
  readmitParticipantRoute,
} from './participant-routes.ts'
import { hideParticipantRoute } from './privacy/privacy-routes.ts'
import { showRoomHistoryRoute } from './room-history.ts'
import { listRefusedStrapsRoute, listStrapsElsewhereRoute } from './samples/strap-routes.ts'
import { giveStrapRoute } from './straps/give-strap-route.ts'

const startClassRoute = route(startClass, async ({ params, body }, { context, principal, once }) => {
  const { branch, adminUuid } = principal
  if (body.isStreaming && !principal.features.includes('streaming')) throw new Refusal('forbidden')
  const started: StartedClass[] = []
  const begin = async (tx: Transaction, meetingOf: (row: StartedClass) => Promise<Meeting | null>) => {
    const now = context.clock.now()
    const row = await start(tx, {
      branchUuid: branch.branchUuid,
      roomUuid: params.uuid,
      adminUuid,
      trainingTypeUuid: body.trainingTypeUuid,
      durationMinutes: body.duration,
      delayMinutes: body.delay,
      dataOrder: body.order,
      capacity: capacityOf(body),
      now,
    })
    const subject = { kind: 'class', uuid: row.uuid } as const
    const meeting = await meetingOf(row)
    await context.audit.record(tx, principal, { action: 'class-started', subject, before: null }, now)
    started.push(row)
    const waiting = Math.max(0, (row.startAt.getTime() - now) / 1000)
    return {
      uuid: row.uuid,
      channel: row.channel,
      ...(viewOf(principal) === 'staff' ? { staffChannel: staffChannel(branch.branchUuid, row.uuid) } : {}),
      waiting,
      meeting,
    }
  }
  const stream = async () => {
    const room = await branch.run((tx) => findRoom(tx, params.uuid))
    if (room === null) throw new Refusal('not-found')
    const minutes = body.duration + body.delay
    return openMeeting({ context, principal, topic: room.name, minutes, once, start: begin })
  }
  const answer = body.isStreaming ? await stream() : await once((tx) => begin(tx, async () => null))
  for (const row of started) {
    await context.beginClass(row)
    context.log.info('class-started', { class: row.uuid, minutes: row.durationMinutes, streamed: body.isStreaming })
  }
  await publishRoomsChanged(context, branch.branchUuid)
  return answer
})

const stop = async ({ context, principal }: Call & { principal: StaffPrincipal }, uuid: string) => {
  // during a handover, no server owns the class for a moment
  const liveClass = context.engine.find(uuid)
  if (liveClass === null) throw new Refusal('unavailable', { retryAfterSeconds: 1 })
  const done = { action: 'class-stopped', subject: { kind: 'class', uuid } } as const
  await context.engine.end(uuid, (tx) => context.audit.record(tx, principal, done, context.clock.now()))
  // another server then owns the class and continues it
  if (liveClass.isLost) throw new Refusal('unavailable', { retryAfterSeconds: 1 })
}

const runOn = async ({ context, principal }: Call & { principal: StaffPrincipal }, { uuid }: ClassRow) => {
  const now = context.clock.now()
  const row = await principal.branch.run(async (tx) => {
    const running = await continueClass(tx, uuid, now)
    const done = { action: 'class-continued', subject: { kind: 'class', uuid } } as const
    if (running !== null) await context.audit.record(tx, principal, done, now)
    return running
  })
  if (row === null) return
  await context.continueClass(row)
  context.log.info('class-continued', { class: uuid })
  await publishToClass(context.realtime, row, CLASS_EVENTS.continue, { uuid })
  await publishRoomsChanged(context, principal.branch.branchUuid)
}

const reset = async ({ context, principal }: Call & { principal: StaffPrincipal }, row: ClassRow) => {
  const { uuid } = row
  await principal.branch.run(async (tx) => {
    await resetRoomClass(tx, uuid)
    await context.audit.record(
      tx,
      principal,
      { action: 'class-put-away', subject: { kind: 'class', uuid } },
      context.clock.now(),
    )
  })
  await publishToClass(context.realtime, row, CLASS_EVENTS.reset, { uuid })
  await publishRoomsChanged(context, principal.branch.branchUuid)
}

const changeClassStateRoute = route(
  changeClassState,
  async ({ params, body }, call) => {
    const { principal } = call
    const row = await principal.branch.run((tx) => findClass(tx, params.uuid))
    if (row === null) throw new Refusal('not-found')
    if (body.state === 'stop') {
      if (row.remoteState === 'running') await stop(call, row.uuid)
      return { message: 'ok' }
    }
    if (body.state === 'continue') {
      await runOn(call, row)
      return { message: 'ok' }
    }
    if (row.remoteState === 'running') throw new Refusal('room-running')
    await reset(call, row)
    return { message: 'ok' }
  },
  ({ params }) => params.uuid,
)

const changeCapacityRoute = route(changeCapacity, async ({ params, body }, { context, principal }) => {
  const { branch } = principal
  const doing = {
    principal,
    action: 'class-changed',
    subject: { kind: 'class', uuid: params.uuid },
    now: context.clock.now(),
  } as const
  await branch.run(async (tx) => {
    const row = await lockRunningClass(tx, params.uuid)
    const capacity = capacityOf(body)
    if (capacity === row.capacity) return
    await context.audit.recordChange(tx, doing, () =>
      tx.update(classes).set({ capacity }).where(eq(classes.uuid, row.uuid)),
    )
  })
  await publishRoomsChanged(context, branch.branchUuid)
  return { message: 'ok' }
})

const showClassSummaryRoute = route(showClassSummary, async ({ params }, { principal, language }) => {
  const results = await principal.branch.read((tx) => classResults(tx, params.uuid))
  if (results === null) throw new Refusal('not-found')
  return {
    uuid: results.class.uuid,
    trainingName: trainingNameOf(results.trainingType, language),
    startAt: results.class.startAt,
    endedAt: results.class.endedAt,
    ...(viewOf(principal) === 'staff' ? presentResults(results) : presentWallResults(results)),
  }
})

/** An ended class has no live participants; its results are in the summary. */
const overPacket = (
  row: { remoteState: RemoteState; startAt: Date; finishAt: Date; endedAt: Date | null },
  now: number,
) =>
  ({
    data: [],
    remaining_time: 0,
    time_start: row.startAt.toISOString(),
    time_finish: (row.endedAt ?? row.finishAt).toISOString(),
    sequence: Math.ceil((now - row.startAt.getTime()) / 1000) + 3600,
    server_time: now,
    remote_state: formatRemoteState(row.remoteState),
  }) satisfies PacketWire

const showMeasurementsRoute = route(
  showMeasurements,
  async ({ params }, { context, principal }) => {
    const row = await principal.branch.read((tx) => findClass(tx, params.uuid))
    if (row === null) throw new Refusal('not-found')
    const packets = context.engine.packets(row.uuid)
    if (packets === null && row.remoteState === 'running') throw new Refusal('unavailable', { retryAfterSeconds: 1 })
    return packets?.[viewOf(principal)] ?? overPacket(row, context.clock.now())
  },
  ({ params }) => params.uuid,
)

export const classesRoutes: RoutesOf<typeof classesEndpoints> = {
  startClass: startClassRoute,
  changeClassState: changeClassStateRoute,
  changeClassTimes: changeClassTimesRoute,
  changeCapacity: changeCapacityRoute,
  banParticipant: banParticipantRoute,
  readmitParticipant: readmitParticipantRoute,
  listJoinRequests: listJoinRequestsRoute,
  answerJoinRequest: answerJoinRequestRoute,
  hideParticipant: hideParticipantRoute,
  listRefusedStraps: listRefusedStrapsRoute,
  listStrapsElsewhere: listStrapsElsewhereRoute,
  giveStrap: giveStrapRoute,
  deleteStreaming: deleteStreamingRoute,
  recoverStreaming: recoverStreamingRoute,
  showJoinCode: showJoinCodeRoute,
  showMeasurements: showMeasurementsRoute,
  showClassSummary: showClassSummaryRoute,
  showRoomHistory: showRoomHistoryRoute,
}
