import type { membersEndpoints } from '@repo/api-client/members/endpoints'

import type { RoutesOf } from '../../../http/route.ts'
import { importTrainingRoute } from '../../trainings/routes/import-training.ts'
import { listMemberTrainingsRoute } from '../../trainings/routes/list-member-trainings.ts'
import { createMemberRoute } from './create-member.ts'
import { eraseMemberRoute } from './erase-member.ts'
import { exportMemberDataRoute } from './export-member-data.ts'
import { exportMembersRoute } from './export-members.ts'
import { listMembersRoute } from './list-members.ts'
import { listWeightsRoute } from './list-weights.ts'
import { relinkMembersRoute } from './relink-members.ts'
import { restoreBansRoute } from './restore-bans.ts'
import { sendReportRoute } from './send-report.ts'
import { showMemberRoute } from './show-member.ts'
import { unbanMemberRoute } from './unban-member.ts'
import { unlinkMemberRoute } from './unlink-member.ts'
import { unlinkMembersRoute } from './unlink-members.ts'
import { updateMemberRoute } from './update-member.ts'
import { updateVariablesRoute } from './update-variables.ts'
import { withdrawResultMailsRoute } from './withdraw-result-mails.ts'

export const membersRoutes: RoutesOf<typeof membersEndpoints> = {
  listMembers: listMembersRoute,
  createMember: createMemberRoute,
  updateMember: updateMemberRoute,
  updateVariables: updateVariablesRoute,
  showMember: showMemberRoute,
  listWeights: listWeightsRoute,
  listMemberTrainings: listMemberTrainingsRoute,
  importTraining: importTrainingRoute,
  unlinkMember: unlinkMemberRoute,
  unlinkMembers: unlinkMembersRoute,
  relinkMembers: relinkMembersRoute,
  unbanMember: unbanMemberRoute,
  restoreBans: restoreBansRoute,
  sendReport: sendReportRoute,
  exportMembers: exportMembersRoute,
  exportMemberData: exportMemberDataRoute,
  eraseMember: eraseMemberRoute,
  withdrawResultMails: withdrawResultMailsRoute,
}
