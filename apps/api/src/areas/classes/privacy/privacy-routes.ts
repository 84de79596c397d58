import { changeCeiling, changeVisibility } from '@repo/api-client/classes/own-privacy'
import { hideParticipant } from '@repo/api-client/classes/participants'

import type { participations } from '../../../database/schema/classes.ts'
import type { ParticipantPrincipal } from '../../../http/authentication/principal.ts'
import { countAttempt } from '../../../http/limits/throttle.ts'
import { route } from '../../../http/route.ts'
import type { Context } from '../../../lib/context.ts'
import { refuseHandover } from '../refuse-handover.ts'
import { applyPrivacy, changeOwnPrivacy, hideParticipant as hide, memberShownAs } from './change-privacy.ts'
import type { PrivacyRequest } from './join-privacy.ts'
import { levelOfRow } from './participant-privacy.ts'

/** Displays follow at once. */
const shownIn = async (context: Context, row: typeof participations.$inferSelect): Promise<void> => {
  const before = context.engine.find(row.classUuid)?.participants.get(row.uuid)?.privacy.level
  await applyPrivacy(context, row)
  if (levelOfRow(row) !== before) await context.engine.tick(row.classUuid)
}

/** Each change sends a packet to all displays of the class. */
const LIMIT = { free: 20, longestSeconds: 30, fadeSeconds: 5 } as const

const changeOwn = async (
  context: Context,
  principal: ParticipantPrincipal,
  { isKept, ...asked }: Omit<PrivacyRequest, 'byCode'> & { readonly isKept: boolean },
) => {
  const { classUuid, participationUuid, memberUuid, byCode, branch } = principal
  const change = { classUuid, participationUuid, request: { ...asked, byCode }, isKept }
  const subject = { kind: 'member', uuid: memberUuid } as const
  const now = context.clock.now()
  await countAttempt(context.db, [{ key: `privacy:${participationUuid}`, ...LIMIT }], now)
  const doing = { principal: { adminUuid: null, branch }, action: 'member-changed', subject, now } as const
  const row = await branch.run(async (tx) => {
    await refuseHandover(tx, context, classUuid)
    const work = () => changeOwnPrivacy(tx, change)
    return isKept ? context.audit.recordChange(tx, doing, work) : work()
  })
  await shownIn(context, row)
  return row
}

export const changeVisibilityRoute = route(
  changeVisibility,
  async ({ body }, { context, principal }) => ({ visibility: levelOfRow(await changeOwn(context, principal, body)) }),
  (_, principal) => principal.classUuid,
)

export const changeCeilingRoute = route(
  changeCeiling,
  async ({ body }, { context, principal }) => ({ ceiling: (await changeOwn(context, principal, body)).ceilingBpm }),
  (_, principal) => principal.classUuid,
)

export const hideParticipantRoute = route(
  hideParticipant,
  async ({ params, body: { userUuid, isHidden } }, { context, principal }) => {
    const now = context.clock.now()
    const row = await principal.branch.run(async (tx) => {
      await refuseHandover(tx, context, params.uuid)
      const memberUuid = await memberShownAs(tx, params.uuid, userUuid)
      const hidden = await hide(tx, { classUuid: params.uuid, memberUuid, isHidden })
      const action = isHidden ? 'member-hidden' : 'member-shown'
      await context.audit.record(tx, principal, { action, subject: { kind: 'member', uuid: memberUuid } }, now)
      return hidden
    })
    await shownIn(context, row)
    return { message: 'ok' }
  },
  ({ params }) => params.uuid,
)
