import { deleteDisplay } from '@repo/api-client/displays/delete-display'
import { pairDisplay } from '@repo/api-client/displays/pair-display'
import { displaysQueryOptions } from '@repo/api-client/displays/queries'
import type { DisplayForm } from '@repo/domain/display-form'

import { useServices } from '../../../app/services-context.ts'
import { useSaved } from '../../../lib/use-saved.ts'

/** Pairs the display that shows a code; the form says what came of it. */
export const usePairDisplay = () => {
  const { client } = useServices()
  const { queryKey } = displaysQueryOptions(client)
  return useSaved((body: DisplayForm) => client.call(pairDisplay, { body }), {
    invalidates: [queryKey],
    failed: () => null,
  })
}

export const useUnpairDisplay = (uuid: string) => {
  const { client } = useServices()
  const { queryKey } = displaysQueryOptions(client)
  return useSaved(() => client.call(deleteDisplay, { params: { uuid } }), { invalidates: [queryKey] })
}
