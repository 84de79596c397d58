import { centerQueryOptions } from '@repo/api-client/center/queries'
import { trainingTypesQueryOptions } from '@repo/api-client/trainings/queries'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { allowedTo } from '../../app/session/allowed-to.ts'
import { useSessionStore } from '../../app/session/session-store.ts'
import { RemoteRoomsPage } from '../../features/rooms/remote-rooms-page.tsx'
import { addingInAddress } from '../../lib/form/adding-in-address.ts'

const Search = v.object({
  room: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
  ...addingInAddress,
})

export const Route = createFileRoute('/_guarded/rookremote')({
  validateSearch: Search,
  beforeLoad: allowedTo('/rookremote'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client, queryClient }, deps }) => {
    const { session } = useSessionStore.getState()
    if (session === null) return
    void queryClient.prefetchQuery(centerQueryOptions(client, session.uuidBranch))
    if (deps.room !== undefined) void queryClient.prefetchQuery(trainingTypesQueryOptions(client))
  },
  component: RemoteRoomsPage,
})
