import type { Endpoint } from '../core/endpoint.ts'
import { createMember } from './create-member.ts'
import { eraseMember } from './erase-member.ts'
import { exportMemberData } from './export-member-data.ts'
import { exportMembers } from './export-members.ts'
import { importTraining } from './import-training.ts'
import { listMemberTrainings } from './list-member-trainings.ts'
import { listMembers } from './list-members.ts'
import { listWeights } from './list-weights.ts'
import { relinkMembers } from './relink-members.ts'
import { restoreBans } from './restore-bans.ts'
import { sendReport } from './send-report.ts'
import { showMember } from './show-member.ts'
import { unbanMember } from './unban-member.ts'
import { unlinkMember } from './unlink-member.ts'
import { unlinkMembers } from './unlink-members.ts'
import { updateMember } from './update-member.ts'
import { updateVariables } from './update-variables.ts'
import { withdrawResultMails } from './withdraw-result-mails.ts'

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
