import { listOwnChallenges, type OwnChallenge } from '@repo/api-client/participation/list-own-challenges'
import { useEffect, useState } from 'react'

import { participantClient } from '../../app/services.ts'

/** Other participants keep training. In ms. */
const ASK_MS = 15_000

/** Polled while visible. Keeps the last response while offline. */
export const useOwnChallenges = (token: string): readonly OwnChallenge[] => {
  const [challenges, setChallenges] = useState<readonly OwnChallenge[]>([])
  useEffect(() => {
    const client = participantClient(token)
    let isLeft = false
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      // retried at the next poll
      const told = await client.call(listOwnChallenges, {}).catch(() => null)
      if (told !== null && !isLeft) setChallenges(told)
    }
    void ask()
    const timer = setInterval(() => void ask(), ASK_MS)
    return () => {
      isLeft = true
      clearInterval(timer)
    }
  }, [token])
  return challenges
}
