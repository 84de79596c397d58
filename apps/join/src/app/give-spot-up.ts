import { leaveClass } from '@repo/api-client/classes/join-class'
import { ApiError, NO_RESPONSE } from '@repo/api-client/core/api-error'
import type { JoinedClass } from '@repo/domain/classes/phone-life'

import { participantClient } from './services.ts'

const RETRY_MS = 2000
/** By then the spot is free anyway. */
const MOST_TRIES = 150

const isLost = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === NO_RESPONSE || error.status >= 500)

export const giveSpotUp = async ({ token }: JoinedClass): Promise<void> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    try {
      await participantClient(token).call(leaveClass, {})
      return
    } catch (error) {
      if (!isLost(error)) return
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}
