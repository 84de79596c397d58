import type { StartupFault } from '@repo/domain/center/startup'

import { ApiError, NO_RESPONSE } from '../core/api-error.ts'

const BY_STATUS: ReadonlyMap<number, StartupFault> = new Map([
  [NO_RESPONSE, 'no-answer'],
  [401, 'session-over'],
  [422, 'no-such-center'],
])

/** What a call that failed while the panel opens means; whatever the server did not refuse by name is its own problem. */
export const startupFaultOf = (error: unknown): StartupFault =>
  error instanceof ApiError ? (BY_STATUS.get(error.status) ?? 'server-problem') : 'no-answer'
