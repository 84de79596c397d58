import { useLingui } from '@lingui/react/macro'
import type { Download } from '@repo/api-client/core/client'
import { useMutation } from '@tanstack/react-query'

import { saveFile } from '../app/save-file.ts'
import { toasts } from '../app/toasts.ts'

/** Fetches a file and hands it to the browser's downloads. */
export const useDownload = <T>(fetchFile: (asked: T) => Promise<Download>) => {
  const { t } = useLingui()
  return useMutation({
    mutationFn: fetchFile,
    onSuccess: ({ content, fileName }) => saveFile(content, fileName),
    onError: () => toasts.show({ tone: 'danger', title: t`An error occurred, please try again later.` }),
  })
}
