import { listWeights, updateVariables } from '@repo/api-client/members/measures'
import {
  relinkMembers,
  sendReport,
  unlinkMember,
  unlinkMembers,
  withdrawResultMails,
} from '@repo/api-client/members/member-endpoints'
import type { DefaultedMeasure } from '@repo/domain/trainings/measure-fields'

import { noted, route } from '../../http/route.ts'
import { Refusal } from '../../lib/refusal.ts'
import { isPdf } from '../../mail/composed-mail.ts'
import { publishMembersChanged } from '../../realtime/branch-events.ts'
import { memberWeightHistory } from '../trainings/training-queries.ts'
import { relinkMembers as relink, storeMeasures, unlinkMembers as unlink } from './member-commands.ts'
import { findMember } from './member-queries.ts'
import { queueReport } from './queue-report.ts'
import { stopResultMails } from './result-mails.ts'

const list = route(listWeights, async ({ params, query }, { context, principal }) => {
  const now = new Date(context.clock.now())
  const rows = await principal.branch.read(async (tx) => {
    if ((await findMember(tx, params.uuid, now)) === null) throw new Refusal('not-found')
    return memberWeightHistory(tx, params.uuid, query)
  })
  return rows.map(({ measuredAt: at, weightKg: weight }) => ({ at, weight }))
})

/** Weights are part of the member's form. */
export const listWeightsRoute = noted<typeof listWeights>(list, ({ params }) => ({
  action: 'member-form-seen',
  subject: { kind: 'member', uuid: params.uuid },
}))

export const updateVariablesRoute = route(updateVariables, async ({ params, body }, { context, principal, once }) => {
  const { notMeasured, maxHeartRate, ceiling, version } = body
  const taken = (measure: DefaultedMeasure) => (notMeasured.includes(measure) ? null : body[measure])
  const input = {
    memberUuid: params.uuid,
    weight: taken('weight'),
    height: taken('height'),
    restingHeartRate: taken('restingHeartRate'),
    maxHeartRate,
    ceiling,
    version,
    now: context.clock.now(),
  }
  const subject = { kind: 'member', uuid: params.uuid } as const
  const doing = { principal, action: 'member-measured', subject, now: input.now } as const
  const answer = await once(async (tx) => {
    await context.audit.recordChange(tx, doing, () => storeMeasures(tx, input))
    return { message: 'ok' }
  })
  await publishMembersChanged(context, principal.branch.branchUuid)
  return answer
})

/** Characters that end a header line or change the reading direction of a name. */
const HIDDEN_CHARACTERS = /\p{C}|[\u2028\u2029]/u

export const sendReportRoute = route(sendReport, async ({ body }, { context, principal, file, once }) => {
  const { branch, adminUuid } = principal
  if (HIDDEN_CHARACTERS.test(body.from)) throw new Refusal('invalid-input', { fields: { from: 'invalid-input' } })
  if (file === null || !isPdf(file)) throw new Refusal('attachment-invalid')
  const now = context.clock.now()
  const { branchUuid } = branch
  const { from: senderName, email, language } = body
  const report = { branchUuid, adminUuid, senderName, email, language, pdf: file, now }
  const answer = await once(async (tx) => {
    const uuid = await queueReport(tx, report)
    await context.audit.record(tx, principal, { action: 'member-report-sent', subject: { kind: 'member', uuid } }, now)
    return { message: 'ok' }
  })
  context.mail.wake()
  return answer
})

export const withdrawResultMailsRoute = route(withdrawResultMails, async ({ params: { uuid } }, call) => {
  const { context, principal } = call
  const now = context.clock.now()
  const doing = { principal, action: 'member-changed', subject: { kind: 'member', uuid }, now } as const
  await principal.branch.run((tx) =>
    context.audit.recordChange(tx, doing, async () => {
      if (!(await stopResultMails(tx, uuid))) throw new Refusal('not-found')
    }),
  )
  return { message: 'ok' }
})

export const unlinkMemberRoute = route(unlinkMember, async ({ params }, { context, principal }) => {
  const { branch } = principal
  if (params.branch !== branch.branchUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  await branch.run(async (tx) => {
    const left = await unlink(tx, [params.uuid], now)
    if (left.length === 0) throw new Refusal('not-found')
    await context.audit.record(
      tx,
      principal,
      { action: 'member-unlinked', subject: { kind: 'member', uuid: params.uuid } },
      now,
    )
  })
  await publishMembersChanged(context, branch.branchUuid)
  return { message: 'ok' }
})

export const unlinkMembersRoute = route(unlinkMembers, async ({ params, body }, { context, principal, once }) => {
  const { branch } = principal
  if (params.branch !== branch.branchUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  const answer = await once(async (tx) => {
    const uuids = await unlink(tx, body.uuids, now)
    for (const uuid of uuids) {
      await context.audit.record(tx, principal, { action: 'member-unlinked', subject: { kind: 'member', uuid } }, now)
    }
    return { unlinked: uuids.length }
  })
  await publishMembersChanged(context, branch.branchUuid)
  return answer
})

export const relinkMembersRoute = route(relinkMembers, async ({ params, body }, { context, principal, once }) => {
  const { branch } = principal
  if (params.branch !== branch.branchUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  const answer = await once(async (tx) => {
    const uuids = await relink(tx, body.uuids, now)
    for (const uuid of uuids) {
      await context.audit.record(tx, principal, { action: 'member-relinked', subject: { kind: 'member', uuid } }, now)
    }
    return { linked: [...uuids] }
  })
  await publishMembersChanged(context, branch.branchUuid)
  return answer
})
