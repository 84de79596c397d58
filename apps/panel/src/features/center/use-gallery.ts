import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import type { GalleryImage } from '@repo/api-client/center/show-center'
import {
  addGalleryImage,
  deleteGalleryImage,
  orderGallery,
  restoreGalleryImage,
} from '@repo/api-client/center/update-center'
import { imageLimits } from '@repo/domain/core/limits'
import { toastTimes } from '@repo/domain/time/durations'
import { useState } from 'react'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { toasts } from '../../app/toasts.ts'
import { useImageFailure } from '../../lib/use-image-upload.ts'
import { useSaved } from '../../lib/use-saved.ts'

interface Uploading {
  readonly done: number
  readonly total: number
}

export const useAddPictures = () => {
  const { t } = useLingui()
  const { client } = useServices()
  const { uuidBranch } = useSession()
  const failure = useImageFailure()
  const [uploading, setUploading] = useState<Uploading | null>(null)
  const add = useSaved((file: File, keys) => client.call(addGalleryImage, { file, keys }), {
    invalidates: [centerQueryOptions(client, uuidBranch).queryKey],
    failed: failure.of,
  })
  const addOne = async (file: File): Promise<number> => {
    if (file.size > imageLimits.maxBytes) {
      toasts.show({ tone: 'danger', title: failure.tooLarge })
      return 0
    }
    return add.mutateAsync(file).then(
      () => 1,
      () => 0,
    )
  }
  const addAll = async (files: readonly File[]): Promise<void> => {
    let added = 0
    for (const [done, file] of files.entries()) {
      setUploading({ done, total: files.length })
      added += await addOne(file)
    }
    setUploading(null)
    if (added === 0) return
    const title = t`${plural(added, { one: '# image added', other: '# images added' })}`
    toasts.show({ tone: 'success', title, duration: toastTimes.standard })
  }
  return { uploading, addAll }
}

export const useDeletePicture = (uuid: string) => {
  const { t } = useLingui()
  const { client } = useServices()
  const { uuidBranch } = useSession()
  const invalidates = [centerQueryOptions(client, uuidBranch).queryKey]
  const restore = useSaved((_: void, keys) => client.call(restoreGalleryImage, { params: { uuid }, keys }), {
    invalidates,
    notice: () => t`Image restored`,
  })
  return useSaved(() => client.call(deleteGalleryImage, { params: { uuid } }), {
    invalidates,
    notice: () => t`Image deleted`,
    gone: () => t`This image no longer exists`,
    undo: () => () => restore.mutate(),
  })
}

export const useMovePicture = (gallery: readonly GalleryImage[]) => {
  const { client } = useServices()
  const { uuidBranch } = useSession()
  const order = useSaved((uuids: string[]) => client.call(orderGallery, { body: { uuids } }), {
    invalidates: [centerQueryOptions(client, uuidBranch).queryKey],
  })
  const move = (uuid: string, to: number): void => {
    const others = gallery.map((image) => image.uuid).filter((one) => one !== uuid)
    order.mutate(others.toSpliced(to, 0, uuid))
  }
  const placeOf = new Map((order.isPending ? order.variables : []).map((uuid, index) => [uuid, index]))
  const shown = gallery.toSorted((one, other) => (placeOf.get(one.uuid) ?? 0) - (placeOf.get(other.uuid) ?? 0))
  return { shown, move, isMoving: order.isPending }
}
