import { listOwnChallenges, type OwnChallenge } from '@repo/api-client/participation/list-own-challenges'
import { useEffect, useState } from 'react'

import { participantClient } from '../../app/services.ts'

/** Others in the challenge go on training. */
const ASK_MS = 15_000

/** Where a member stands now, asked again and again while somebody looks; what was told last stays without a network. */
export const useOwnChallenges = (token: string): readonly OwnChallenge[] => {
  const [challenges, setChallenges] = useState<readonly OwnChallenge[]>([])
  useEffect(() => {
    const client = participantClient(token)
    let isLeft = false
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      // the next time will tell
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
