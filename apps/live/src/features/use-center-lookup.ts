import { centerLookupOf, searchCenter } from '@repo/api-client/auth/search-center'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { client } from '../app/services.ts'
import { useViewerStore } from '../app/viewer-store.ts'

/** Finds the center of this address; a wall that starts before the server waits for it. */
export const useCenterLookup = () => {
  const lookup = useQuery({
    queryKey: ['lookup'],
    queryFn: async ({ signal }) =>
      centerLookupOf(await client.call(searchCenter, { params: { host: location.hostname } }, signal)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data } = lookup
  useEffect(() => {
    if (data !== undefined) useViewerStore.setState({ centerKey: data.key, centerName: data.name })
  }, [data])
  return lookup
}
