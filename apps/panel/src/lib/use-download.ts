import { useLingui } from '@lingui/react/macro'
import type { Download } from '@repo/api-client/core/client'
import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'

import { saveFile } from '../app/save-file.ts'
import { toasts } from '../app/toasts.ts'
import { useSingleFlight } from './use-single-flight.ts'

export const useDownload = <T>(fetchFile: (asked: T) => Promise<Download>) => {
  const { t } = useLingui()
  const mutation = useMutation({
    mutationFn: fetchFile,
    onSuccess: ({ content, fileName }) => saveFile(content, fileName),
    onError: () => toasts.show({ tone: 'danger', title: t`An error occurred, please try again later.` }),
  })
  const once = useSingleFlight(mutation.mutateAsync)
  const mutate = useCallback((asked: T) => void once(asked).catch(() => null), [once])
  return { ...mutation, mutate }
}
