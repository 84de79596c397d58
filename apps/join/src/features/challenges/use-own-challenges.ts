import { listOwnChallenges, type OwnChallenge } from '@repo/api-client/classes/list-own-challenges'
import { useEffect, useState } from 'react'

import { participantClient } from '../../app/services.ts'

const ASK_MS = 15_000

export const useOwnChallenges = (token: string): readonly OwnChallenge[] => {
  const [challenges, setChallenges] = useState<readonly OwnChallenge[]>([])
  useEffect(() => {
    const client = participantClient(token)
    let isLeft = false
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
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
