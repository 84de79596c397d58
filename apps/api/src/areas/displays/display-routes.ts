import { showDisplay } from '@repo/api-client/displays/display'
import { signInDisplay, signOutDisplay } from '@repo/api-client/displays/display-sign-in'
import type { displaysEndpoints } from '@repo/api-client/displays/endpoints'
import {
  chooseDisplayRoom,
  deleteDisplay,
  listDisplays,
  updateDisplay,
} from '@repo/api-client/displays/manage-displays'
import { collectPairing, createPairingCode, pairDisplay } from '@repo/api-client/displays/pairing'
import { showWallRanking } from '@repo/api-client/displays/show-wall-ranking'
import type { DisplaySettings } from '@repo/domain/displays/display-settings'
import { permissionsOf } from '@repo/domain/people/permissions'
import { effectiveVisibility } from '@repo/domain/privacy/center-privacy'
import { SHOWN } from '@repo/domain/privacy/visibility'

import type { displays } from '../../database/schema/displays.ts'
import { countAttempt, giveAttemptBack } from '../../http/limits/throttle.ts'
import { route, type RoutesOf } from '../../http/route.ts'
import { Refusal } from '../../lib/refusal.ts'
import { centerToday } from '../../lists/date-filters.ts'
import { publishRoomsChanged } from '../../realtime/branch-events.ts'
import { disconnectClients, displayClientId } from '../auth/realtime-clients.ts'
import { verifyCredentials } from '../auth/verify-credentials.ts'
import { branchOf } from '../center/center-queries.ts'
import { firstOnBoard } from '../challenges/board.ts'
import { standingChoiceOf } from '../classes/privacy/join-privacy.ts'
import { createPairingCode as create, newCodeThrottles, pairingThrottles } from '../pairing/pairing-codes.ts'
import { presentRoom } from '../rooms/presenters.ts'
import { listRooms } from '../rooms/room-queries.ts'
import {
  changeDisplay,
  hangDisplay,
  seeDisplay,
  signInDisplay as signIn,
  signOutOfDisplay,
  unpairDisplay,
} from './display-commands.ts'
import { listDisplays as displaysOf, operatorNow } from './display-queries.ts'
import { collectDisplay, pairDisplay as pair } from './pair-display.ts'

/** Without challenges there is no ranking to show. */
const presentDisplaySettings = (row: typeof displays.$inferSelect, hasRanking: boolean): DisplaySettings => ({
  follows: hasRanking || row.follows !== 'ranking' ? row.follows : 'room',
  roomUuid: row.roomUuid,
  schedule: row.schedule,
  idleView: hasRanking ? row.idleView : 'poster',
  textSize: row.textSize,
  overscan: row.overscan,
  hasSound: row.hasSound,
})

const createPairingCodeRoute = route(createPairingCode, async (_, { context, principal, address }) => {
  const { branchUuid } = principal.branch
  const now = context.clock.now()
  await countAttempt(context.db, newCodeThrottles(branchUuid, address), now)
  return create(context.db, { branchUuid, kind: 'display', now })
})

const collectPairingRoute = route(collectPairing, async ({ body }, { context, principal }) => ({
  token: await collectDisplay(context.db, principal.branch.branchUuid, body.secret, context.clock.now()),
}))

const pairDisplayRoute = route(pairDisplay, async ({ body }, { context, principal, once }) => {
  const { branch, adminUuid } = principal
  const now = context.clock.now()
  const throttles = pairingThrottles(adminUuid)
  await countAttempt(context.db, throttles, now)
  const answer = await once(async (tx) => {
    const uuid = await pair(tx, { ...body, branchUuid: branch.branchUuid, adminUuid, now })
    await context.audit.record(tx, principal, { action: 'display-paired', subject: { kind: 'display', uuid } }, now)
    return { uuid }
  })
  await giveAttemptBack(context.db, throttles)
  return answer
})

const listDisplaysRoute = route(listDisplays, async (_, { principal }) => {
  const rows = await principal.branch.read(displaysOf)
  // returns the stored choice, which applies again when the center has challenges
  return rows.map((row) => ({
    uuid: row.uuid,
    name: row.name,
    lastSeenAt: row.lastSeenAt,
    settings: presentDisplaySettings(row, true),
    version: row.version,
  }))
})

const showDisplayRoute = route(showDisplay, async (_, { context, principal, language }) => {
  const now = context.clock.now()
  const lettersOf = await context.lettersOf
  const { display, operator, branch, rooms } = await principal.branch.run(async (tx) => ({
    operator: await operatorNow(tx, principal.displayUuid, now),
    display: await seeDisplay(tx, principal.displayUuid, now),
    branch: await branchOf(tx),
    rooms: await listRooms(tx),
  }))
  if (display === null) throw new Refusal('unauthenticated')
  return {
    uuid: display.uuid,
    name: display.name,
    branchUuid: branch.uuid,
    centerName: branch.name,
    centerImageUrl: branch.imageUrl,
    accentColor: branch.accentColor,
    language: branch.language,
    zone: branch.zone,
    operator: operator === null ? null : { name: operator.name, permissions: permissionsOf(operator.role) },
    settings: presentDisplaySettings(display, branch.features['gamification'] === true),
    serverTime: new Date(now),
    rooms: rooms
      .filter(({ room }) => room.isActive)
      .map((room) => presentRoom(room, { language, now, lettersOf, view: 'wall' })),
  }
})

const updateDisplayRoute = route(updateDisplay, async ({ params, body }, { context, principal, once }) => {
  const subject = { kind: 'display', uuid: params.uuid } as const
  const doing = { principal, action: 'display-changed', subject, now: context.clock.now() } as const
  const answer = await once(async (tx) => {
    await context.audit.recordChange(tx, doing, () => changeDisplay(tx, { uuid: params.uuid, ...body }))
    return { message: 'ok' }
  })
  await publishRoomsChanged(context, principal.branch.branchUuid)
  return answer
})

const deleteDisplayRoute = route(deleteDisplay, async ({ params }, { context, principal }) => {
  const subject = { kind: 'display', uuid: params.uuid } as const
  const doing = { principal, action: 'display-removed', subject, now: context.clock.now() } as const
  await principal.branch.run(async (tx) => {
    const isGone = await context.audit.recordChange(tx, doing, () => unpairDisplay(tx, params.uuid))
    if (!isGone) throw new Refusal('not-found')
  })
  // the display reloads and detects that it is unpaired
  await publishRoomsChanged(context, principal.branch.branchUuid)
  await disconnectClients(context, [displayClientId(params.uuid)])
  return { message: 'ok' }
})

const chooseDisplayRoomRoute = route(chooseDisplayRoom, async ({ body }, { principal }) => {
  await principal.branch.run((tx) => hangDisplay(tx, principal.displayUuid, body.roomUuid))
  return { message: 'ok' }
})

const showWallRankingRoute = route(showWallRanking, async (_, { context, principal }) =>
  principal.branch.read(async (tx) => {
    const center = await branchOf(tx)
    if (center.features['gamification'] !== true) throw new Refusal('forbidden')
    const day = await centerToday(tx, context.clock.now())
    const first = await firstOnBoard(tx, day)
    return first.map(({ member, standing: { gold, silver, bronze, points } }, index) => {
      const isNamed = SHOWN[effectiveVisibility(standingChoiceOf(center, member, day))].name
      const { pseudonym, imageUrl } = isNamed ? member : { pseudonym: '', imageUrl: null }
      const place = { position: index + 1, pseudonym, imageUrl, medals: { gold, silver, bronze }, points }
      return isNamed ? place : { ...place, isGuest: true }
    })
  }),
)

const signInDisplayRoute = route(signInDisplay, async ({ body }, call) => {
  const { account, center, settle } = await verifyCredentials(call, body)
  const mayRunClasses = permissionsOf(account.role).includes('rookremote_show') && center.features['realtime'] === true
  if (!mayRunClasses) throw new Refusal('forbidden')
  const now = call.context.clock.now()
  const token = await call.principal.branch.run((tx) => signIn(tx, { account, token: body.display ?? null, now }))
  await settle()
  return { token }
})

const signOutDisplayRoute = route(signOutDisplay, async (_, { context, principal }) => {
  const { branch, displayUuid } = principal
  await branch.run(async (tx) => {
    const adminUuid = await signOutOfDisplay(tx, displayUuid)
    if (adminUuid === null) return
    const subject = { kind: 'display', uuid: displayUuid } as const
    const done = { action: 'administrator-signed-out', subject } as const
    await context.audit.record(tx, { adminUuid, branch }, done, context.clock.now())
  })
  return { message: 'ok' }
})

export const displaysRoutes: RoutesOf<typeof displaysEndpoints> = {
  createPairingCode: createPairingCodeRoute,
  collectPairing: collectPairingRoute,
  pairDisplay: pairDisplayRoute,
  listDisplays: listDisplaysRoute,
  updateDisplay: updateDisplayRoute,
  deleteDisplay: deleteDisplayRoute,
  showDisplay: showDisplayRoute,
  chooseDisplayRoom: chooseDisplayRoomRoute,
  showWallRanking: showWallRankingRoute,
  signInDisplay: signInDisplayRoute,
  signOutDisplay: signOutDisplayRoute,
}
