import type { QueryClient } from '@tanstack/react-query'

import type { ChallengeDetail } from './challenge.ts'
import { BOARD_KEY, challengeKey, CHALLENGES_KEY } from './keys.ts'

/** Whether what is kept of a challenge can have moved on since: one that is over, or has not begun, stands still. */
const canMove = (challenge: ChallengeDetail | undefined, now: number): boolean => {
  if (challenge === undefined) return true
  if (challenge.status === 'pending') return now >= challenge.startAt.getTime()
  return challenge.status !== 'completed'
}

/** Has everything about challenges read again that moves with trainings; what stands still stays as it is. */
export const refreshMovingChallenges = (queryClient: QueryClient): void => {
  const now = Date.now()
  void queryClient.invalidateQueries({
    queryKey: CHALLENGES_KEY,
    predicate: ({ queryKey: [, kind, uuid] }) => {
      if (kind !== 'one' && kind !== 'who' && kind !== 'metrics' && kind !== 'trainings') return true
      return canMove(queryClient.getQueryData<ChallengeDetail>(challengeKey(String(uuid))), now)
    },
  })
  void queryClient.invalidateQueries({ queryKey: BOARD_KEY })
}
