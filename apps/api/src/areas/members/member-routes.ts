import type { membersEndpoints } from '@repo/api-client/members/endpoints'
import { listMembers } from '@repo/api-client/members/list-members'
import {
  eraseMember,
  exportMemberData,
  exportMembers,
  restoreBans,
  unbanMember,
} from '@repo/api-client/members/member-endpoints'
import { createMember, showMember, updateMember } from '@repo/api-client/members/save-member'

import { noted, route, type RoutesOf } from '../../http/route.ts'
import { StreamedAnswer } from '../../http/streamed-answer.ts'
import { violatedUnique } from '../../lib/outage.ts'
import { Refusal } from '../../lib/refusal.ts'
import { centerToday } from '../../lists/date-filters.ts'
import { exportRoute } from '../../lists/export-route.ts'
import { CSV_START, csvLines } from '../../lists/files/csv.ts'
import { SEX_NAMES } from '../../lists/files/sex-names.ts'
import { type ZipEntry, zipStream } from '../../lists/files/zip-stream.ts'
import { listRoute } from '../../lists/list-route.ts'
import { publishMembersChanged } from '../../realtime/branch-events.ts'
import { importTrainingRoute, listMemberTrainingsRoute } from '../trainings/training-routes.ts'
import { createMember as create, liftBans, restoreBans as restore, updateMember as update } from './member-commands.ts'
import { eraseMember as erase, memberData } from './member-data.ts'
import {
  listWeightsRoute,
  relinkMembersRoute,
  sendReportRoute,
  unlinkMemberRoute,
  unlinkMembersRoute,
  updateVariablesRoute,
  withdrawResultMailsRoute,
} from './member-detail-routes.ts'
import { findMember, type ListedMember, memberSource } from './member-queries.ts'
import { presentMember, presentMemberRow } from './presenters.ts'

const listMembersRoute = listRoute(listMembers, memberSource, {
  row: presentMemberRow,
  searched: 'members-searched',
  slim: ({ member }: ListedMember) => ({
    uuid: member.uuid,
    name: member.name,
    lastName1: member.lastName1,
    email: member.email,
    pseudonym: member.pseudonym,
    imageUrl: member.imageUrl,
  }),
})

const YES = { en: 'Yes', es: 'Sí' } as const

const exportMembersRoute = exportRoute(exportMembers, memberSource, {
  audit: 'members-exported',
  title: { en: 'Users', es: 'Usuarios' },
  heads: {
    en: ['Name', 'First last name', 'Second last name', 'Pseudonym', 'Email', 'Sex', 'Birthday', 'Banned'],
    es: ['Nombre', 'Apellido paterno', 'Apellido materno', 'Seudónimo', 'Correo', 'Sexo', 'Nacimiento', 'Expulsado'],
  },
  cells: ({ member, isBanned }, { language }) => [
    member.name,
    member.lastName1,
    member.lastName2,
    member.pseudonym,
    member.email,
    member.sex === null ? null : SEX_NAMES[language][member.sex],
    member.birthday,
    isBanned ? YES[language] : null,
  ],
})

const show = route(showMember, async ({ params }, { context, principal }) => {
  const now = new Date(context.clock.now())
  const found = await principal.branch.read((tx) => findMember(tx, params.uuid, now))
  if (found === null) throw new Refusal('not-found')
  return presentMember(found)
})

/** The form shows the measures and the sign-in code. */
const showMemberRoute = noted<typeof showMember>(show, ({ params }) => ({
  action: 'member-form-seen',
  subject: { kind: 'member', uuid: params.uuid },
}))

const createMemberRoute = route(createMember, async ({ body }, { context, principal, once }) => {
  const { branch } = principal
  const input = { branchUuid: branch.branchUuid, email: body.email, now: context.clock.now() }
  try {
    const answer = await once(async (tx) => {
      const uuid = await create(tx, input)
      const subject = { kind: 'member', uuid } as const
      await context.audit.record(tx, principal, { action: 'member-created', subject }, input.now)
      return { uuid }
    })
    await publishMembersChanged(context, branch.branchUuid)
    return answer
  } catch (error) {
    // a concurrent call linked the same address
    if (violatedUnique(error) === 'members_email') throw new Refusal('member-already-linked')
    throw error
  }
})

const updateMemberRoute = route(updateMember, async ({ params, body }, { context, principal, once }) => {
  const now = context.clock.now()
  const doing = { principal, action: 'member-changed', subject: { kind: 'member', uuid: params.uuid }, now } as const
  const answer = await once(async (tx) => {
    await context.audit.recordChange(tx, doing, () =>
      update(tx, { uuid: params.uuid, ...body, adminUuid: principal.adminUuid, now }),
    )
    return { message: 'ok' }
  })
  await publishMembersChanged(context, principal.branch.branchUuid)
  return answer
})

const eraseMemberRoute = route(eraseMember, async ({ params }, { context, principal }) => {
  const picture = await principal.branch.run(async (tx) => {
    const left = await erase(tx, params.uuid)
    await context.audit.record(tx, principal, { action: 'member-erased' }, context.clock.now())
    return left
  })
  await context.images.remove(picture)
  await context.mail.forgetMailsOf(params.uuid)
  await publishMembersChanged(context, principal.branch.branchUuid)
  return { message: 'ok' }
})

type Row = Readonly<Record<string, unknown>>

const cellOf = (value: unknown): string | number | null => {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'number') return value
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const csvOf = (rows: readonly Row[]): string => {
  const [first] = rows
  if (first === undefined) return CSV_START
  const columns = Object.keys(first)
  return CSV_START + csvLines([columns, ...rows.map((row) => columns.map((column) => cellOf(row[column])))])
}

const entriesOf = (data: Readonly<Record<string, readonly Row[]>>): ZipEntry[] => [
  { name: 'data.json', content: JSON.stringify(data, null, 2) },
  ...Object.entries(data).map(([name, rows]) => ({ name: `${name}.csv`, content: csvOf(rows) })),
]

const exportMemberDataRoute = route(exportMemberData, async ({ params }, { context, principal }) => {
  const now = context.clock.now()
  const { data, today } = await principal.branch.run(async (tx) => {
    const found = await memberData(tx, params.uuid)
    if (found === null) throw new Refusal('not-found')
    const day = await centerToday(tx, now)
    const subject = { kind: 'member', uuid: params.uuid } as const
    await context.audit.record(tx, principal, { action: 'member-data-exported', subject }, now)
    return { data: found, today: day }
  })
  return new StreamedAnswer({
    type: 'application/zip',
    fileName: `member-data-${today}.zip`,
    chunks: zipStream(entriesOf(data)),
  })
})

const unbanMemberRoute = route(unbanMember, async ({ body }, { context, principal }) => {
  const now = context.clock.now()
  const doing = { principal, action: 'member-unbanned', subject: { kind: 'member', uuid: body.uuid }, now } as const
  await principal.branch.run((tx) =>
    context.audit.recordChange(tx, doing, () => liftBans(tx, body.uuid, new Date(now))),
  )
  await publishMembersChanged(context, principal.branch.branchUuid)
  return { message: 'ok' }
})

const restoreBansRoute = route(restoreBans, async ({ body }, { context, principal, once }) => {
  const now = context.clock.now()
  const doing = { principal, action: 'member-banned', subject: { kind: 'member', uuid: body.uuid }, now } as const
  const answer = await once(async (tx) => {
    await context.audit.recordChange(tx, doing, () => restore(tx, body.uuid, new Date(now)))
    return { message: 'ok' }
  })
  await publishMembersChanged(context, principal.branch.branchUuid)
  return answer
})

export const membersRoutes: RoutesOf<typeof membersEndpoints> = {
  listMembers: listMembersRoute,
  createMember: createMemberRoute,
  updateMember: updateMemberRoute,
  updateVariables: updateVariablesRoute,
  showMember: showMemberRoute,
  listWeights: listWeightsRoute,
  listMemberTrainings: listMemberTrainingsRoute,
  importTraining: importTrainingRoute,
  unlinkMember: unlinkMemberRoute,
  unlinkMembers: unlinkMembersRoute,
  relinkMembers: relinkMembersRoute,
  unbanMember: unbanMemberRoute,
  restoreBans: restoreBansRoute,
  sendReport: sendReportRoute,
  exportMembers: exportMembersRoute,
  exportMemberData: exportMemberDataRoute,
  eraseMember: eraseMemberRoute,
  withdrawResultMails: withdrawResultMailsRoute,
}
