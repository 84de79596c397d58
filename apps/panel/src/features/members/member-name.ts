import type { MemberRow } from '@repo/api-client/members/member'

export const memberName = (member: Pick<MemberRow, 'name' | 'lastName1' | 'email'>): string =>
  [member.name, member.lastName1].filter(Boolean).join(' ') || member.email
