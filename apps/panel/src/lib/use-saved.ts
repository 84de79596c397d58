import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import type { ActionKeys } from '@repo/api-client/core/endpoint'
import { createActionKeys } from '@repo/api-client/core/idempotency-keys'
import { toastTimes } from '@repo/domain/time/durations'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

import { isFullDisk } from '../app/connection/full-disk.ts'
import { toasts } from '../app/toasts.ts'
import { isLostUpdate } from './form/is-lost-update.ts'
import { useSingleFlight } from './use-single-flight.ts'

interface SavedOptions<Input, Output> {
  readonly invalidates: readonly QueryKey[]
  readonly notice?: (input: Input, output: Output) => string
  /** Undo action of the success notice. Undefined if the change is irreversible. */
  readonly undo?: (input: Input, output: Output) => (() => void) | undefined
  /** Failure notice. Null if the caller shows the error itself. */
  readonly failed?: (error: unknown, general: string) => string | null
  /** Notice for a thing that no longer exists. Also refetches the lists. */
  readonly gone?: () => string
  /** Duration of the success notice. One with an undo action always uses the standard duration. */
  readonly duration?: number
}

/** Excludes a wrong current password, which also returns 401. */
const isSessionOver = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.code !== 'password-wrong'

/** Runs a change with notices and invalidation. `call` receives the form's idempotency keys. */
export const useSaved = <Input = void, Output = unknown>(
  call: (input: Input, keys: ActionKeys) => Promise<Output>,
  { invalidates, notice, undo, failed, gone, duration = toastTimes.standard }: SavedOptions<Input, Output>,
) => {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [keys] = useState(createActionKeys)
  const readAgain = () => Promise.all(invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  const mutation = useMutation({
    mutationFn: (input: Input) => call(input, keys),
    onSuccess: async (output, input) => {
      const onSelect = undo?.(input, output)
      const action = onSelect && { action: { label: t`Undo`, onSelect }, duration: toastTimes.standard }
      if (notice !== undefined) toasts.show({ tone: 'success', title: notice(input, output), duration, ...action })
      await readAgain()
    },
    onError: async (error) => {
      // the login or the full-disk notice explains it
      if (isSessionOver(error) || isFullDisk(error)) return
      if (gone !== undefined && error instanceof ApiError && error.status === 404) {
        toasts.show({ tone: 'warning', title: gone() })
        await readAgain()
        return
      }
      const isLost = isLostUpdate(error)
      const general = t`An error occurred, please try again later.`
      // the form explains a lost update
      const title = failed === undefined ? (isLost ? null : general) : failed(error, general)
      if (title !== null) toasts.show({ tone: 'danger', title })
      if (isLost) await readAgain()
    },
  })
  const mutateAsync = useSingleFlight(mutation.mutateAsync)
  const mutate = useCallback<typeof mutation.mutate>(
    (...args) => void mutateAsync(...args).catch(() => null),
    [mutateAsync],
  )
  return { ...mutation, mutate, mutateAsync }
}
