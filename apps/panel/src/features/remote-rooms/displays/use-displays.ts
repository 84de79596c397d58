import type { ResponseOf } from '@repo/api-client/core/endpoint'
import { deleteDisplay } from '@repo/api-client/displays/delete-display'
import type { listDisplays } from '@repo/api-client/displays/list-displays'
import { pairDisplay } from '@repo/api-client/displays/pair-display'
import { displaysQueryOptions } from '@repo/api-client/displays/queries'
import { updateDisplay } from '@repo/api-client/displays/update-display'
import type { DisplayForm } from '@repo/domain/display-form'
import type { IdleView } from '@repo/domain/idle-view'

import { useServices } from '../../../app/services-context.ts'
import { useSaved } from '../../../lib/use-saved.ts'

export type Display = ResponseOf<typeof listDisplays>[number]

/** Pairs the display that shows a code; the form says what came of it. */
export const usePairDisplay = () => {
  const { client } = useServices()
  const { queryKey } = displaysQueryOptions(client)
  return useSaved((body: DisplayForm) => client.call(pairDisplay, { body }), {
    invalidates: [queryKey],
    failed: () => null,
  })
}

/** Chooses what a display shows between classes. */
export const useChooseIdleView = (uuid: string) => {
  const { client } = useServices()
  const { queryKey } = displaysQueryOptions(client)
  const choose = (idleView: IdleView) => client.call(updateDisplay, { params: { uuid }, body: { idleView } })
  return useSaved(choose, { invalidates: [queryKey] })
}

export const useUnpairDisplay = (uuid: string) => {
  const { client } = useServices()
  const { queryKey } = displaysQueryOptions(client)
  return useSaved(() => client.call(deleteDisplay, { params: { uuid } }), { invalidates: [queryKey] })
}
