import { searchCenter } from '@repo/api-client/auth/search-center'
import { boot } from '@repo/api-client/browser/page-boot'
import { useQuery } from '@tanstack/react-query'

import { accent } from '../app/accent.ts'
import { client, LOOKUP_KEY } from '../app/services.ts'
import { useViewerStore } from '../app/viewer-store.ts'

const LOOK_AGAIN_MS = 10_000

/** Finds the center of this address; a wall that starts before the server waits for it. */
export const useCenterLookup = () =>
  useQuery({
    queryKey: LOOKUP_KEY,
    queryFn: async ({ signal }) => {
      const center =
        boot.takeCenter() ?? (await client.call(searchCenter, { params: { host: location.hostname } }, signal))
      accent.wear(center.accentColor)
      // the calls of the next screen carry the key, so it must be known before that screen is drawn
      useViewerStore.setState({
        centerKey: center.key,
        centerName: center.name,
        centerLogo: center.imageUrl,
        publicUrl: center.publicUrl ?? location.origin,
      })
      return center
    },
    staleTime: Number.POSITIVE_INFINITY,
    // an address may be given to a center, and a suspended one resumed, while nobody stands at the wall
    refetchInterval: ({ state }) =>
      state.status === 'error' || state.data?.isActive === false ? LOOK_AGAIN_MS : false,
  })
