import { verifyAudit } from '@repo/api-client/audit/verify-audit'

import { route } from '../../../http/route.ts'
import { checkAuditChain } from '../audit-chain.ts'

export const verifyAuditRoute = route(verifyAudit, (_, { principal }) => checkAuditChain(principal.branch))
