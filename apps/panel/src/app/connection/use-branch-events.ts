import { throttle, throttleTrailing, type Throttled } from '@repo/api-client/browser/throttle'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import { refreshMovingChallenges } from '@repo/api-client/challenges/queries'
import { BRANCH_EVENTS } from '@repo/api-client/classes/packet'
import { dashboardQueryOptions } from '@repo/api-client/dashboard/queries'
import { memberQueries } from '@repo/api-client/members/queries'
import { REQUESTS_KEY } from '@repo/api-client/requests/queries'
import { trainingTypesQueryOptions } from '@repo/api-client/trainings/queries'
import { type Query, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { useServices } from '../services-context.ts'
import { useSession } from '../session/session-store.ts'
import { useRealtimeClient } from './realtime-context.ts'
import { createRefetchFilter } from './refetch-filter.ts'

/** A subscription this soon after loading needs no refetch. In ms. */
const JUST_READ_MS = 5000

/** Debounces changes that come together. In ms. */
const TOGETHER_MS = 500

const MOVING_EVERY_MS = 5000

/** Throttled, and only while the page is visible. A missed run follows when it is shown. */
const whileVisible = (act: () => void): Throttled => {
  let isMissed = false
  const often = throttle(() => {
    isMissed = document.hidden
    if (!isMissed) act()
  }, MOVING_EVERY_MS)
  const look = () => {
    if (isMissed && !document.hidden) often.request()
  }
  document.addEventListener('visibilitychange', look)
  // waits for the refetch of a change that this page made
  const soon = throttleTrailing(often.request, TOGETHER_MS)
  return {
    request: soon.request,
    cancel: () => {
      soon.cancel()
      often.cancel()
      document.removeEventListener('visibilitychange', look)
    },
  }
}

type IsStale = (query: Query) => boolean

/** Invalidates the queries that a change affects, all or the stale ones. Inactive ones are refetched when shown. */
export const useRefreshing = () => {
  const { client } = useServices()
  const { uuidBranch } = useSession()
  const queryClient = useQueryClient()
  return useMemo(() => {
    const invalidate = (keys: readonly QueryKey[], isStale?: IsStale): void => {
      const predicate = isStale === undefined ? {} : { predicate: isStale }
      for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey, ...predicate })
    }
    const { queryKey: dashboard } = dashboardQueryOptions(client)
    const center = [centerQueryOptions(client, uuidBranch).queryKey, trainingTypesQueryOptions(client).queryKey]
    return {
      rooms: (isStale?: IsStale) => invalidate(center, isStale),
      members: (isStale?: IsStale) => invalidate([memberQueries.all, dashboard], isStale),
      requests: (isStale?: IsStale) => invalidate([REQUESTS_KEY, dashboard], isStale),
      challenges: (isStale?: IsStale) => refreshMovingChallenges(queryClient, isStale),
    }
  }, [queryClient, client, uuidBranch])
}

export const useBranchEvents = (): void => {
  const realtime = useRealtimeClient()
  const queryClient = useQueryClient()
  const { permissions } = useSession()
  const refreshing = useRefreshing()
  const mayListen = permissions.includes('rookremote_show')
  useEffect(() => {
    if (!mayListen) return undefined
    const scheduled = (refresh: (isStale: IsStale) => void, schedule: (act: () => void) => Throttled) => {
      const { recordEvent, isStale } = createRefetchFilter(queryClient)
      const { request, cancel } = schedule(() => refresh(isStale))
      const onEvent = (): void => {
        recordEvent()
        request()
      }
      return { onEvent, cancel }
    }
    const soon = (act: () => void): Throttled => throttleTrailing(act, TOGETHER_MS)
    const refreshes = {
      [BRANCH_EVENTS.roomsChanged]: scheduled(refreshing.rooms, (act) => ({ request: act, cancel: () => {} })),
      [BRANCH_EVENTS.membersChanged]: scheduled(refreshing.members, soon),
      [BRANCH_EVENTS.requestsChanged]: scheduled(refreshing.requests, soon),
      [BRANCH_EVENTS.challengesChanged]: scheduled(refreshing.challenges, whileVisible),
    }
    const since = performance.now()
    let hasJoined = false
    const stop = realtime.listen(null, {
      onMessage: (event) => {
        for (const [name, { onEvent }] of Object.entries(refreshes)) if (name === event) onEvent()
      },
      onContinuityLost: () => {
        const isFirst = !hasJoined
        hasJoined = true
        if (isFirst && performance.now() - since < JUST_READ_MS) return
        for (const { onEvent } of Object.values(refreshes)) onEvent()
      },
    })
    return () => {
      stop()
      for (const { cancel } of Object.values(refreshes)) cancel()
    }
  }, [realtime, mayListen, queryClient, refreshing])
}
