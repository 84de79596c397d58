import { exportMembers } from '@repo/api-client/members/export-members'
import type { MemberRowWire } from '@repo/api-client/members/member'

import { recordAudit } from '../../commands/record-audit.ts'
import type { Language } from '../../errors/sentences.ts'
import { CSV_START, csvLines } from '../../files/csv.ts'
import { inChunks } from '../../files/in-chunks.ts'
import { xlsxStream } from '../../files/xlsx.ts'
import { route } from '../../http/route.ts'
import { StreamedAnswer } from '../../http/streamed-answer.ts'
import { centerToday } from '../../queries/center-today.ts'
import { eachMember } from '../../queries/each-member.ts'
import { readMemberSearch } from '../../queries/member-search.ts'

const ROWS_PER_CHUNK = 500

const HEADS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Name', 'First last name', 'Second last name', 'Pseudonym', 'Email', 'Sex', 'Birthday', 'Banned'],
  es: ['Nombre', 'Apellido paterno', 'Apellido materno', 'Seudónimo', 'Correo', 'Sexo', 'Nacimiento', 'Expulsado'],
}
const SEXES = { en: { male: 'Male', female: 'Female' }, es: { male: 'Masculino', female: 'Femenino' } } as const
const YES = { en: 'Yes', es: 'Sí' } as const
const TITLES = { en: 'Users', es: 'Usuarios' } as const
const CSV = 'text/csv; charset=utf-8'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const cellsOf = (member: MemberRowWire, language: Language): (string | null)[] => [
  member.name,
  member.last_name_1,
  member.last_name_2,
  member.pseudonym,
  member.email,
  member.sex === null ? null : SEXES[language][member.sex],
  member.birthday,
  member.banned_user === 1 ? YES[language] : null,
]

/** Rows by the hundreds, the headings first. */
async function* table(members: AsyncIterable<MemberRowWire>, language: Language) {
  yield [HEADS[language]]
  for await (const chunk of inChunks(members, ROWS_PER_CHUNK)) yield chunk.map((member) => cellsOf(member, language))
}

async function* csvOf(chunks: ReturnType<typeof table>): AsyncGenerator<string> {
  yield CSV_START
  for await (const rows of chunks) yield csvLines(rows)
}

export const exportMembersRoute = route(exportMembers, async ({ query }, { context, principal, language }) => {
  const { search, order } = readMemberSearch(query)
  const now = context.clock.now()
  const today = await principal.branch.run(async (tx) => {
    await recordAudit(tx, principal, 'members-exported', now)
    return centerToday(tx, now)
  })
  const rows = table(await eachMember(principal.branch, { search, order, now: new Date(now) }), language)
  const name = `${TITLES[language].toLowerCase()}-${today}`
  return query.format === 'csv'
    ? new StreamedAnswer({ type: CSV, fileName: `${name}.csv`, chunks: csvOf(rows) })
    : new StreamedAnswer({ type: XLSX, fileName: `${name}.xlsx`, chunks: xlsxStream(TITLES[language], rows) })
})
