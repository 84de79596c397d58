import type { MemberRow } from '@repo/api-client/members/member'

/** What may be done with one member or with several, once somebody has said yes to it. */
export type AskedOfMembers =
  | { kind: 'delete' | 'unban' | 'erase'; member: MemberRow }
  | { kind: 'delete-selected'; uuids: readonly string[] }
