import { useLingui } from '@lingui/react/macro'
import { throttleTrailing } from '@repo/api-client/browser/throttle'
import { BRANCH_EVENTS } from '@repo/api-client/classes/packet'
import type { Client } from '@repo/api-client/core/client'
import type { WallPlace } from '@repo/api-client/displays/show-wall-ranking'
import { wallRankingQueryOptions } from '@repo/api-client/displays/wall-queries'
import { MEDALS } from '@repo/domain/challenges/standing'
import { formatCount } from '@repo/domain/core/number-format'
import { truncate } from '@repo/domain/core/text'
import { boardDisplay } from '@repo/domain/core/truncation'
import { wallRanking } from '@repo/domain/displays/idle-view'
import { WallRanking } from '@repo/ui/wall-ranking'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'

import type { RealtimeClient } from '../control/realtime-client.ts'

/** Debounces challenges that end together; polls in case a message was lost. */
const RHYTHM = { togetherMs: 1000, lookEveryMs: 15_000 } as const

const useRanking = (client: Client, realtime: RealtimeClient) => {
  const queryClient = useQueryClient()
  useEffect(() => {
    const { queryKey } = wallRankingQueryOptions(client)
    const again = throttleTrailing(() => void queryClient.invalidateQueries({ queryKey }), RHYTHM.togetherMs)
    const stop = realtime.listen(null, {
      onMessage: (event) => {
        if (event === BRANCH_EVENTS.challengesChanged) again.request()
      },
      onContinuityLost: again.request,
    })
    return () => {
      stop()
      again.cancel()
    }
  }, [client, realtime, queryClient])
  return useQuery({
    ...wallRankingQueryOptions(client),
    refetchInterval: RHYTHM.lookEveryMs,
    refetchIntervalInBackground: true,
    staleTime: 0,
  })
}

const usePeople = (places: readonly WallPlace[]) => {
  const { t } = useLingui()
  const words = {
    gold: t({ message: 'Gold', context: 'medal' }),
    silver: t({ message: 'Silver', context: 'medal' }),
    bronze: t({ message: 'Bronze', context: 'medal' }),
  }
  return places.map(({ position, pseudonym, imageUrl, medals, points, isGuest = false }) => {
    const count = formatCount(points)
    return {
      place: position,
      name: isGuest ? t`Guest` : truncate(pseudonym, boardDisplay.pseudonym),
      imageUrl,
      isGuest,
      points: t`${count} pts`,
      medals: MEDALS.map((medal) => ({ medal, count: medals[medal], label: words[medal] })),
    }
  })
}

interface WallRankingPageProps {
  client: Client
  realtime: RealtimeClient
  roomName: string
  instead: ReactNode
}

export function WallRankingPage({ client, realtime, roomName, instead }: WallRankingPageProps) {
  const { t } = useLingui()
  const { data, isRefetchError, failureCount } = useRanking(client, realtime)
  const people = usePeople(data ?? [])
  if (data === undefined) return instead
  return (
    <WallRanking
      title={t`Challenge ranking`}
      note={roomName}
      labels={{ podium: t`Top three`, page: t`Ranking` }}
      people={people}
      empty={{ title: t`No one has medals yet`, text: t`Medals and points are awarded when a challenge ends.` }}
      dwell={wallRanking.pageSeconds}
      stale={isRefetchError || failureCount > 0}
    />
  )
}
