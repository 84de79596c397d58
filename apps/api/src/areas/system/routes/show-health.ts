import { showHealth } from '@repo/api-client/system/show-health'
import { VERSION } from '@repo/domain/version'

import { route } from '../../../http/route.ts'

export const showHealthRoute = route(showHealth, async () => ({ status: 'ok' as const, version: VERSION }))
