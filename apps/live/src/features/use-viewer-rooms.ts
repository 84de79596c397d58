import { centerQueryOptions } from '@repo/api-client/centers/queries'
import { displayQueryOptions } from '@repo/api-client/displays/queries'
import type { Room } from '@repo/api-client/rooms/room'
import { useQuery } from '@tanstack/react-query'

import { client } from '../app/services.ts'
import type { Viewer } from '../app/viewer-store.ts'

export interface ViewerRooms {
  readonly centerName: string
  readonly zone: string
  readonly language: 'en' | 'es'
  readonly rooms: readonly Room[]
}

/** How often a wall looks for itself, should the realtime service have told it nothing. */
const LOOK_EVERY_MS = 15_000

/** The rooms this viewer can show. */
export const useViewerRooms = (viewer: Viewer) => {
  const isDisplay = viewer.kind === 'display'
  const shared = { refetchInterval: LOOK_EVERY_MS, refetchIntervalInBackground: true, staleTime: 0 }
  const display = useQuery({
    ...displayQueryOptions(client),
    ...shared,
    enabled: isDisplay,
    select: ({ centerName, zone, language, rooms }): ViewerRooms => ({ centerName, zone, language, rooms }),
  })
  const center = useQuery({
    ...centerQueryOptions(client, isDisplay ? '' : viewer.session.uuidBranch),
    ...shared,
    enabled: !isDisplay,
    select: ({ name, zone, language, rooms }): ViewerRooms => ({
      centerName: name,
      zone,
      language,
      rooms: rooms.filter((room) => room.kind === 'remote' && room.isActive),
    }),
  })
  return isDisplay ? display : center
}
