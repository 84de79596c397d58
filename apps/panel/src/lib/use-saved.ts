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
  /** Keys of what the change makes old. */
  readonly invalidates: readonly QueryKey[]
  /** What is said when it is done; nothing without. */
  readonly told?: (input: Input, output: Output) => string
  /** What takes it back, from the notice that tells it; undefined of a change that nothing takes back. */
  readonly undo?: (input: Input, output: Output) => (() => void) | undefined
  /** What is said of a failure; null says nothing, for a caller that shows it in place. */
  readonly failed?: (error: unknown, general: string) => string | null
  /** What is said when what was to be changed no longer exists; the lists are then refetched. */
  readonly gone?: () => string
  /** How long the good news stays; what can be undone from it always for the standard time. */
  readonly duration?: number
}

/** A wrong current password answers 401 as well, and says so in its place. */
const isSessionOver = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.code !== 'password-wrong'

/**
 * Runs a change, shows a notice when it is done or has failed, and refetches what it made stale. `call` receives the
 * idempotency keys of the form or button, for endpoints that accept one.
 */
export const useSaved = <Input = void, Output = unknown>(
  call: (input: Input, keys: ActionKeys) => Promise<Output>,
  { invalidates, told, undo, failed, gone, duration = toastTimes.standard }: SavedOptions<Input, Output>,
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
      if (told !== undefined) toasts.show({ tone: 'success', title: told(input, output), duration, ...action })
      await readAgain()
    },
    onError: async (error) => {
      // the way to the login says enough, and a full disk has its own notice
      if (isSessionOver(error) || isFullDisk(error)) return
      if (gone !== undefined && error instanceof ApiError && error.status === 404) {
        toasts.show({ tone: 'warning', title: gone() })
        await readAgain()
        return
      }
      const isLost = isLostUpdate(error)
      const general = t`An error occurred, please try again later.`
      // of a lost update the form says more
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
