import type { Endpoint } from '../core/endpoint.ts'
import { listMembers } from './list-members.ts'
import { listWeights, updateVariables } from './measures.ts'
import {
  eraseMember,
  exportMemberData,
  exportMembers,
  relinkMembers,
  restoreBans,
  sendReport,
  unbanMember,
  unlinkMember,
  unlinkMembers,
  withdrawResultMails,
} from './member-endpoints.ts'
import { importTraining, listMemberTrainings } from './member-trainings.ts'
import { createMember, showMember, updateMember } from './save-member.ts'

export const membersEndpoints = {
  listMembers,
  createMember,
  updateMember,
  updateVariables,
  showMember,
  listWeights,
  listMemberTrainings,
  importTraining,
  unlinkMember,
  unlinkMembers,
  relinkMembers,
  unbanMember,
  restoreBans,
  sendReport,
  exportMembers,
  exportMemberData,
  eraseMember,
  withdrawResultMails,
} satisfies Record<string, Endpoint>
