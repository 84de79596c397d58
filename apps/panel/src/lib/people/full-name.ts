import { lastNamesOf, type MemberRow } from '@repo/api-client/members/member'

/** Falls back to the email. */
export const fullName = (member: Pick<MemberRow, 'name' | 'lastName1' | 'lastName2' | 'email'>): string =>
  [member.name, lastNamesOf(member)].filter(Boolean).join(' ') || member.email
