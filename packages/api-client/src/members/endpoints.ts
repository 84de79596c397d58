import type { Endpoint } from '../core/endpoint.ts'
import { restoreBans, unbanMember } from './bans.ts'
import { importTraining } from './import-training.ts'
import { listMemberTrainings } from './list-member-trainings.ts'
import { listMembers } from './list-members.ts'
import { listWeights, updateVariables } from './measures.ts'
import { eraseMember, exportMemberData, exportMembers, withdrawResultMails } from './member-data.ts'
import { relinkMembers, unlinkMember, unlinkMembers } from './member-links.ts'
import { createMember, showMember, updateMember } from './save-member.ts'
import { sendReport } from './send-report.ts'

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
