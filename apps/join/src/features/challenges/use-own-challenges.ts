import { listOwnChallenges, type OwnChallenge } from '@repo/api-client/classes/list-own-challenges'
import { useEffect, useState } from 'react'

import { participantClient } from '../../app/services.ts'

const POLL_MS = 15_000

export const useOwnChallenges = (token: string): readonly OwnChallenge[] => {
  const [challenges, setChallenges] = useState<readonly OwnChallenge[]>([])
  useEffect(() => {
    const client = participantClient(token)
    let isLeft = false
    const load = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      const loaded = await client.call(listOwnChallenges, {}).catch(() => null)
      if (loaded !== null && !isLeft) setChallenges(loaded)
    }
    void load()
    const timer = setInterval(() => void load(), POLL_MS)
    return () => {
      isLeft = true
      clearInterval(timer)
    }
  }, [token])
  return challenges
}
