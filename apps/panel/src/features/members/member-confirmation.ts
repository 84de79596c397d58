import type { MemberRow } from '@repo/api-client/members/member'

export type MemberConfirmation =
  | { kind: 'delete' | 'unban' | 'erase'; member: MemberRow }
  | { kind: 'delete-selected'; uuids: readonly string[] }
