import type { participationEndpoints } from '@repo/api-client/classes/endpoints'
import { leaveClass, showParticipation } from '@repo/api-client/classes/join-class'
import { listOwnChallenges } from '@repo/api-client/classes/list-own-challenges'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import type { OwnNumbersWire } from '@repo/api-client/classes/own-numbers'
import { chooseResultMails, showResultMails } from '@repo/api-client/classes/result-mails'
import { dayIn, startOfDay } from '@repo/domain/time/day'

import type { participations } from '../../../database/schema/classes.ts'
import type { trainings } from '../../../database/schema/trainings.ts'
import { countAttempt } from '../../../http/limits/throttle.ts'
import { route, type RoutesOf } from '../../../http/route.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { branchOf, centerUrl } from '../../center/center-queries.ts'
import { ownChallenges } from '../../challenges/own-challenges.ts'
import { presentOwnChallenge } from '../../challenges/presenters.ts'
import { chooseResultMails as choose } from '../../challenges/result-mails/result-mail-consent.ts'
import { joinedMember, resultMailsOf } from '../../members/result-mails.ts'
import { presentPoints } from '../../trainings/presenters.ts'
import { leave, mayContinueUntil } from '../class-commands.ts'
import { findParticipation } from '../class-queries.ts'
import { ownResult, reachedIn, zoneSecondsOf } from '../class-results.ts'
import {
  answerOwnRequestRoute,
  joinClassRoute,
  listOpenClassesRoute,
  showJoinRequestRoute,
} from '../joining/join-routes.ts'
import { presentOwnNumbers } from '../live/present-packet.ts'
import { runningSumsOf } from '../live/running-sums.ts'
import { bannedFrom } from '../participant-commands.ts'
import { changeCeilingRoute, changeVisibilityRoute } from '../privacy/privacy-routes.ts'
import { giveStrapBackRoute, listRoomStrapsRoute, pickStrapRoute } from '../straps/own-strap-routes.ts'
import { notePhoneStrap } from './phone-straps.ts'

type Training = typeof trainings.$inferSelect

const presentOwnTraining = (
  participation: typeof participations.$inferSelect,
  training: Training | null,
): OwnNumbersWire => {
  const reached = reachedIn(training)
  return {
    final_user_uuid: participation.memberUuid,
    pseudonym: participation.pseudonym,
    user_url_image: participation.imageUrl,
    effort: null,
    hr: null,
    calories_tot: reached.calories,
    steps_tot: reached.steps,
    status: false,
    measured_at: null,
    max_heart_rate: participation.maxHeartRate,
    rookpoints: presentPoints(reached.points),
    duration_time_tot: reached.durationSeconds,
    zones: zoneSecondsOf(reached),
    effort_avg: reached.averageEffort,
    hr_max: reached.peakHeartRate,
  }
}

const showParticipationRoute = route(
  showParticipation,
  async ({ query }, { context, principal }) => {
    const now = context.clock.now()
    context.engine.notePhoneContact(principal.classUuid, principal.participationUuid)
    const liveClass = context.engine.find(principal.classUuid)
    const participant = liveClass?.participants.get(principal.participationUuid)
    if (liveClass !== null && participant !== undefined) {
      return {
        class_uuid: liveClass.uuid,
        class_start_at: new Date(liveClass.startAt).toISOString(),
        class_finish_at: new Date(liveClass.finishAt).toISOString(),
        // the last tick stores the trainings, so an ended class is no longer in the engine
        phase: now < liveClass.startAt ? ('waiting' as const) : ('running' as const),
        is_removed: participant.isRemoved,
        ...(participant.isRemoved ? { may_return: !participant.isBanned } : {}),
        server_time: now,
        own: presentOwnNumbers(liveClass, participant, now),
      }
    }
    const [row, banned, result] = await principal.branch.read(async (tx) => {
      const found = await findParticipation(tx, principal.participationUuid)
      const isWanted = query.withResult !== undefined && found?.class.remoteState !== 'running'
      const own = found === null || !isWanted ? null : await ownResult(tx, found.participation)
      return [found, await bannedFrom(tx, principal.classUuid), own] as const
    })
    if (row === null) throw new Refusal('unauthenticated')
    if (row.class.remoteState === 'running') throw new Refusal('unavailable', { retryAfterSeconds: 1 })
    const isRemoved = row.participation.removedAt !== null
    const until = mayContinueUntil(row.class)
    return {
      class_uuid: row.class.uuid,
      class_start_at: row.class.startAt.toISOString(),
      class_finish_at: (row.class.endedAt ?? row.class.finishAt).toISOString(),
      phase: 'over' as const,
      is_removed: isRemoved,
      ...(isRemoved ? { may_return: !banned.has(row.participation.memberUuid) } : {}),
      ...(until === null || until <= now ? {} : { may_continue_until: until }),
      server_time: now,
      own: presentOwnTraining(row.participation, row.training),
      ...(result === null ? {} : { result }),
    }
  },
  (_, principal) => principal.classUuid,
)

const sendMeasurementsRoute = route(
  sendMeasurements,
  ({ body }, { context, principal }) => {
    context.engine.notePhoneContact(principal.classUuid, principal.participationUuid)
    notePhoneStrap(context, principal, body)
    return context.engine.ingest(principal.classUuid, principal.participationUuid, body)
  },
  (_, principal) => principal.classUuid,
)

const listOwnChallengesRoute = route(listOwnChallenges, async (_, { context, principal }) => {
  const { branch, byCode, memberUuid } = principal
  if (!byCode) throw new Refusal('sign-in-code-required')
  const now = context.clock.now()
  const running = await runningSumsOf(context, branch.branchUuid)
  return branch.read(async (tx) => {
    const { features, zone } = await branchOf(tx)
    if (features['gamification'] !== true) return []
    const today = startOfDay(zone, dayIn(zone, now))
    return (await ownChallenges(tx, { memberUuid, running, now, today })).map(presentOwnChallenge)
  })
})

const DAY = 86_400
/** Each change may send an email; the limit keeps a mailbox from filling up. */
const RESULT_MAIL_LIMIT = { free: 3, longestSeconds: DAY, fadeSeconds: DAY } as const

const chooseResultMailsRoute = route(chooseResultMails, async ({ body: { isWanted } }, call) => {
  const { context, principal, language, origin } = call
  const { memberUuid, branch } = principal
  if (!principal.byCode) throw new Refusal('sign-in-code-required')
  const now = context.clock.now()
  if (isWanted) await countAttempt(context.db, [{ key: `result-mails:${memberUuid}`, ...RESULT_MAIL_LIMIT }], now)
  const resultMails = await branch.run(async (tx) => {
    const facts = {
      origin: await centerUrl(tx, origin, context.config.publicUrl),
      encryption: context.encryption,
      language,
      now,
    }
    return choose(tx, { memberUuid, isWanted, ...facts })
  })
  context.mail.wake()
  return { resultMails }
})

const showResultMailsRoute = route(showResultMails, async (_, { context, principal }) => {
  if (!principal.byCode) throw new Refusal('sign-in-code-required')
  const member = await principal.branch.run((tx) => joinedMember(tx, principal.memberUuid))
  return { resultMails: resultMailsOf(member, context.clock.now()) }
})

const leaveClassRoute = route(
  leaveClass,
  async (_, { context, principal }) => {
    const { classUuid, participationUuid, branch } = principal
    const now = context.clock.now()
    const memberUuid = await branch.run((tx) => leave(tx, { classUuid, participationUuid, now }))
    if (memberUuid !== null) {
      context.engine.remove(classUuid, memberUuid, false)
      await context.engine.tick(classUuid)
    }
    return { message: 'ok' }
  },
  (_, principal) => principal.classUuid,
)

export const participationRoutes: RoutesOf<typeof participationEndpoints> = {
  listOpenClasses: listOpenClassesRoute,
  joinClass: joinClassRoute,
  sendMeasurements: sendMeasurementsRoute,
  showParticipation: showParticipationRoute,
  leaveClass: leaveClassRoute,
  showJoinRequest: showJoinRequestRoute,
  answerOwnRequest: answerOwnRequestRoute,
  listOwnChallenges: listOwnChallengesRoute,
  showResultMails: showResultMailsRoute,
  chooseResultMails: chooseResultMailsRoute,
  changeVisibility: changeVisibilityRoute,
  changeCeiling: changeCeilingRoute,
  listRoomStraps: listRoomStrapsRoute,
  pickStrap: pickStrapRoute,
  giveStrapBack: giveStrapBackRoute,
}
