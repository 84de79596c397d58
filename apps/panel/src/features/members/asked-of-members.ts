import type { MemberRow } from '@repo/api-client/members/member'

export type AskedOfMembers =
  | { kind: 'delete' | 'unban' | 'erase'; member: MemberRow }
  | { kind: 'delete-selected'; uuids: readonly string[] }
