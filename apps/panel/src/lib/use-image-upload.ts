import { useLingui } from '@lingui/react/macro'
import { type ImageError, imageErrorOf } from '@repo/api-client/core/api-error'
import type { ActionKeys } from '@repo/api-client/core/endpoint'
import { imageLimits } from '@repo/domain/core/limits'
import type { QueryKey } from '@tanstack/react-query'

import { toasts } from '../app/toasts.ts'
import { useSaved } from './use-saved.ts'

interface UploadOptions {
  readonly invalidates: readonly QueryKey[]
  readonly notice: () => string
}

export const useImageFailure = () => {
  const { t } = useLingui()
  const megabytes = imageLimits.maxBytes / (1024 * 1024)
  const words: Readonly<Record<Exclude<ImageError, 'general'>, string>> = {
    'too-large': t`The image is larger than ${megabytes} MB. Choose a smaller one.`,
    'no-image': t`This file isn't a PNG or JPEG image, even if its name says so. Choose another one.`,
  }
  const of = (error: unknown, general: string): string => {
    const fault = imageErrorOf(error)
    return fault === 'general' ? general : words[fault]
  }
  return { tooLarge: words['too-large'], noImage: words['no-image'], of }
}

export const useImageUpload = <Output>(
  call: (file: File, keys: ActionKeys) => Promise<Output>,
  options: UploadOptions,
) => {
  const failure = useImageFailure()
  const upload = useSaved(call, { ...options, failed: failure.of })
  const accepts = (file: File): boolean => {
    const isFine = file.size <= imageLimits.maxBytes
    if (!isFine) toasts.show({ tone: 'danger', title: failure.tooLarge })
    return isFine
  }
  return {
    isPending: upload.isPending,
    accepts,
    refuse: () => toasts.show({ tone: 'danger', title: failure.noImage }),
    send: (file: File): void => {
      if (accepts(file)) upload.mutate(file)
    },
  }
}
