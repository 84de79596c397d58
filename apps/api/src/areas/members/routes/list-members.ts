import { listMembers } from '@repo/api-client/members/list-members'

import { listRoute } from '../../../lists/list-route.ts'
import { memberSource } from '../member-source.ts'
import type { ListedMember } from '../members.ts'
import { presentMemberRow } from '../presenters/member.ts'

export const listMembersRoute = listRoute(listMembers, memberSource, {
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
