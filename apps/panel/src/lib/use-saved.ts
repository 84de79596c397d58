import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import { toastTimes } from '@repo/domain/rhythms'
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'

import { toasts } from '../app/toasts.ts'

interface SavedOptions<Input> {
  /** Keys of what the change makes old. */
  readonly invalidates: readonly QueryKey[]
  /** What is said when it is done; nothing without. */
  readonly told?: (input: Input) => string
  /** What is said of a failure; null says nothing, for a caller that shows it in place. */
  readonly failed?: (error: unknown, general: string) => string | null
  /** How long the good news stays. */
  readonly duration?: number
}

/** A wrong current password answers 401 as well, and says so in its place. */
const isSessionOver = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.code !== 'password-wrong'

/** A change that is told when it is done and when it failed, and has what it made old read again. */
export const useSaved = <Input = void, Output = unknown>(
  call: (input: Input) => Promise<Output>,
  { invalidates, told, failed, duration = toastTimes.standard }: SavedOptions<Input>,
) => {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: async (_, input) => {
      if (told !== undefined) toasts.show({ tone: 'success', title: told(input), duration })
      await Promise.all(invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
    onError: (error) => {
      // the way to the login says enough
      if (isSessionOver(error)) return
      const general = t`An error occurred, please try again later.`
      const title = failed === undefined ? general : failed(error, general)
      if (title !== null) toasts.show({ tone: 'danger', title })
    },
  })
}
