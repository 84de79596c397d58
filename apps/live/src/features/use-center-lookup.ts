import { searchCenter } from '@repo/api-client/auth/search-center'
import { boot } from '@repo/api-client/browser/page-boot'
import { useQuery } from '@tanstack/react-query'

import { accent } from '../app/accent.ts'
import { client, LOOKUP_KEY } from '../app/services.ts'
import { useViewerStore } from '../app/viewer-store.ts'

const LOOK_AGAIN_MS = 10_000

export const useCenterLookup = () =>
  useQuery({
    queryKey: LOOKUP_KEY,
    queryFn: async ({ signal }) => {
      const center =
        boot.takeCenter() ?? (await client.call(searchCenter, { params: { host: location.hostname } }, signal))
      accent.wear(center.accentColor)
      // must be set before the next screen makes calls
      useViewerStore.setState({
        centerKey: center.key,
        centerName: center.name,
        centerLogo: center.imageUrl,
        publicUrl: center.publicUrl ?? location.origin,
      })
      return center
    },
    staleTime: Number.POSITIVE_INFINITY,
    // a host may be assigned, or an account resumed, while no one is present
    refetchInterval: ({ state }) =>
      state.status === 'error' || state.data?.isActive === false ? LOOK_AGAIN_MS : false,
  })
