import { displayQueryOptions } from '@repo/api-client/displays/wall-queries'
import { useQuery } from '@tanstack/react-query'

import { client } from '../app/services.ts'

const LOOK_EVERY_MS = 15_000

export const useViewerRooms = () =>
  useQuery({
    ...displayQueryOptions(client),
    refetchInterval: LOOK_EVERY_MS,
    refetchIntervalInBackground: true,
    staleTime: 0,
  })
