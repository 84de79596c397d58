import { atMostEvery, inOneGo, type InOneGo } from '@repo/api-client/browser/in-one-go'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import { refreshMovingChallenges } from '@repo/api-client/challenges/queries'
import { BRANCH_EVENTS } from '@repo/api-client/classes/packet'
import { dashboardQueryOptions } from '@repo/api-client/dashboard/queries'
import { memberQueries } from '@repo/api-client/members/queries'
import { REQUESTS_KEY } from '@repo/api-client/requests/queries'
import { trainingTypesQueryOptions } from '@repo/api-client/trainings/queries'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'

import { useServices } from '../services-context.ts'
import { useSession } from '../session/session-store.ts'
import { useRealtimeClient } from './realtime-context.ts'

/** A subscription this soon after loading needs no refetch. In ms. */
const JUST_READ_MS = 5000

/** Debounces changes that come together. In ms. */
const TOGETHER_MS = 500

const MOVING_EVERY_MS = 5000

/** Throttled, and only while the page is visible. A missed run follows when it is shown. */
const whileVisible = (act: () => void): InOneGo => {
  let isMissed = false
  const often = atMostEvery(() => {
    isMissed = document.hidden
    if (!isMissed) act()
  }, MOVING_EVERY_MS)
  const look = () => {
    if (isMissed && !document.hidden) often.ask()
  }
  document.addEventListener('visibilitychange', look)
  return {
    ask: often.ask,
    drop: () => {
      often.drop()
      document.removeEventListener('visibilitychange', look)
    },
  }
}

/** Invalidates the queries that a change affects. Inactive ones are refetched when shown. */
export const useRefreshing = () => {
  const { client } = useServices()
  const { uuidBranch } = useSession()
  const queryClient = useQueryClient()
  const rooms = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: centerQueryOptions(client, uuidBranch).queryKey })
    void queryClient.invalidateQueries({ queryKey: trainingTypesQueryOptions(client).queryKey })
  }, [queryClient, client, uuidBranch])
  const members = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: memberQueries.all })
    void queryClient.invalidateQueries({ queryKey: dashboardQueryOptions(client).queryKey })
  }, [queryClient, client])
  const requests = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: REQUESTS_KEY })
    void queryClient.invalidateQueries({ queryKey: dashboardQueryOptions(client).queryKey })
  }, [queryClient, client])
  const challenges = useCallback(() => refreshMovingChallenges(queryClient), [queryClient])
  return { rooms, members, requests, challenges }
}

export const useBranchEvents = (): void => {
  const realtime = useRealtimeClient()
  const { permissions } = useSession()
  const { rooms, members, requests, challenges } = useRefreshing()
  const mayListen = permissions.includes('rookremote_show')
  useEffect(() => {
    if (!mayListen) return undefined
    const together = inOneGo(members, TOGETHER_MS)
    const asked = inOneGo(requests, TOGETHER_MS)
    const since = performance.now()
    let hasJoined = false
    const moved = whileVisible(challenges)
    const stop = realtime.listen(null, {
      onMessage: (event) => {
        if (event === BRANCH_EVENTS.roomsChanged) rooms()
        if (event === BRANCH_EVENTS.membersChanged) together.ask()
        if (event === BRANCH_EVENTS.requestsChanged) asked.ask()
        if (event === BRANCH_EVENTS.challengesChanged) moved.ask()
      },
      onContinuityLost: () => {
        const isFirst = !hasJoined
        hasJoined = true
        if (isFirst && performance.now() - since < JUST_READ_MS) return
        rooms()
        together.ask()
        asked.ask()
        moved.ask()
      },
    })
    return () => {
      stop()
      together.drop()
      asked.drop()
      moved.drop()
    }
  }, [realtime, mayListen, rooms, members, requests, challenges])
}
