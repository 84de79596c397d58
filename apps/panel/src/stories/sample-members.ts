import type { Page } from '@repo/api-client/core/page'
import { answer } from '@repo/api-client/fake/answer'
import { listMembers } from '@repo/api-client/members/list-members'
import type { Member, MemberRow } from '@repo/api-client/members/member'
import type { ListView } from '@repo/domain/lists/list'

const uuidOf = (index: number): string => `0190a000-0000-7000-8000-1${String(index).padStart(11, '0')}`

const NAMES = ['Ágata', 'Íñigo', 'Zoé', 'María José', 'Kike', 'Ximena'] as const
const LAST_NAMES = ['Ibáñez', 'Torremocha', 'Güémez', 'Muñoz'] as const

export const memberAt = (index: number, change: Partial<MemberRow> = {}): MemberRow => ({
  uuid: uuidOf(index),
  name: NAMES[index % NAMES.length] ?? '',
  lastName1: LAST_NAMES[index % LAST_NAMES.length] ?? '',
  lastName2: null,
  pseudonym: `Cometa ${index + 1}`,
  email: `member${index + 1}@members.example`,
  sex: index % 2 === 0 ? 'female' : 'male',
  birthday: '1994-03-09',
  isBanned: false,
  imageUrl: null,
  ...change,
})

export const manyMembers: readonly MemberRow[] = Array.from({ length: 45 }, (_, index) => memberAt(index))

export const fewMembers: readonly MemberRow[] = manyMembers.slice(0, 5)

export const longMember = memberAt(0, {
  name: 'Ñ'.repeat(50),
  lastName1: 'W'.repeat(100),
  lastName2: 'W'.repeat(100),
  pseudonym: 'M'.repeat(100),
  email: `${'w'.repeat(40)}@${'m'.repeat(60)}.${'w'.repeat(60)}.example`,
})

export const pageFrom = <Row>(rows: readonly Row[], { page, size }: Pick<ListView, 'page' | 'size'>): Page<Row> => {
  const lastPage = Math.max(1, Math.ceil(rows.length / size))
  return { rows: rows.slice((page - 1) * size, page * size), page, lastPage, size, total: rows.length }
}

export const listing = (members: () => readonly MemberRow[]) =>
  answer(listMembers, ({ query }) => {
    const text = query.search?.text.toLowerCase()
    const fits = (member: MemberRow) => text === undefined || JSON.stringify(member).toLowerCase().includes(text)
    return pageFrom(members().filter(fits), query)
  })

export const wholeMember = (row: MemberRow, change: Partial<Member> = {}): Member => ({
  ...row,
  weight: 61.5,
  height: 168,
  restingHeartRate: 58,
  maxHeartRate: null,
  version: 1,
  signInCode: '100001',
  resultMailsSince: null,
  ...change,
})
