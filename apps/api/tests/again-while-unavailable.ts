import { ApiError } from '@repo/api-client/core/api-error'
import { vi } from 'vitest'

const unlessUnavailable = (error: unknown): undefined => {
  if (!(error instanceof ApiError) || error.status !== 503) throw error
}

/** Asks as a phone does: again after a moment in which its class had no server. */
export const againWhileUnavailable = <Answer extends object>(ask: () => Promise<Answer>): Promise<Answer> =>
  vi.waitUntil(() => ask().catch(unlessUnavailable), { timeout: 20_000 })
