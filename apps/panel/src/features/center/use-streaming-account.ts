import { useLingui } from '@lingui/react/macro'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import type { Center } from '@repo/api-client/center/show-center'
import type { ActionKeys } from '@repo/api-client/core/endpoint'
import {
  createStreamingAccount,
  deleteStreamingAccount,
  updateStreamingAccount,
} from '@repo/api-client/streaming/endpoints'
import type { StreamingFields } from '@repo/domain/center/streaming-form'
import { streamingTimes, toastTimes } from '@repo/domain/time/durations'
import { useEffect } from 'react'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { useSaved } from '../../lib/use-saved.ts'

/** Shows the result for a while, with the buttons disabled. */
const useBackToIdle = ({ isSuccess, reset }: { isSuccess: boolean; reset: () => void }): void => {
  useEffect(() => {
    if (!isSuccess) return undefined
    const timer = setTimeout(reset, streamingTimes.backAfter)
    return () => clearTimeout(timer)
  }, [isSuccess, reset])
}

/** Null without an account. */
export const useStreamingAccount = (account: Center['streamingAccount']) => {
  const { t } = useLingui()
  const { client } = useServices()
  const { uuidBranch } = useSession()
  const rules = { invalidates: [centerQueryOptions(client, uuidBranch).queryKey], duration: toastTimes.short }
  const write = async (body: StreamingFields, keys: ActionKeys): Promise<void> => {
    if (account === null) await client.call(createStreamingAccount, { body, keys })
    else {
      const { uuid, version } = account
      await client.call(updateStreamingAccount, { params: { uuid }, body: { ...body, version }, keys })
    }
  }
  const save = useSaved(write, { ...rules, notice: () => t`Video credentials updated` })
  const remove = useSaved(
    async () => {
      if (account !== null) await client.call(deleteStreamingAccount, { params: { uuid: account.uuid } })
    },
    {
      ...rules,
      notice: () => t`Video credentials deleted`,
      gone: () => t`These video credentials no longer exist`,
    },
  )
  useBackToIdle(save)
  useBackToIdle(remove)
  const isIdle = ![save, remove].some(({ isPending, isSuccess }) => isPending || isSuccess)
  return { save, remove, isIdle }
}
