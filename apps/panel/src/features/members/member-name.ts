import type { MemberRow } from '@repo/api-client/members/member'

/** What a member is called in questions and buttons: name and first last name, else the e-mail. */
export const memberName = (member: Pick<MemberRow, 'name' | 'lastName1' | 'email'>): string =>
  [member.name, member.lastName1].filter(Boolean).join(' ') || member.email
