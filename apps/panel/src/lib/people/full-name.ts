import { lastNamesOf, type MemberRow } from '@repo/api-client/members/member'

/** Somebody's whole name; the e-mail of those who have none yet. */
export const fullName = (member: Pick<MemberRow, 'name' | 'lastName1' | 'lastName2' | 'email'>): string =>
  [member.name, lastNamesOf(member)].filter(Boolean).join(' ') || member.email
