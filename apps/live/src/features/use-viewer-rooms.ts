import { displayQueryOptions } from '@repo/api-client/displays/wall-queries'
import { useQuery } from '@tanstack/react-query'

import { client } from '../app/services.ts'

/** How often a wall looks for itself, should the realtime service have told it nothing. */
const LOOK_EVERY_MS = 15_000

/** The rooms this wall can show, and who is signed in on it. */
export const useViewerRooms = () =>
  useQuery({
    ...displayQueryOptions(client),
    refetchInterval: LOOK_EVERY_MS,
    refetchIntervalInBackground: true,
    staleTime: 0,
  })
