import { addGalleryImage } from '@repo/api-client/centers/add-gallery-image'

import { route } from '../../../http/route.ts'
import { readImage } from '../../../images/read-image.ts'
import { changeCenter } from '../change-center.ts'
import { addGalleryImage as add } from '../change-gallery.ts'

const WIDTH = 1920

export const addGalleryImageRoute = route(addGalleryImage, async (_, call) => {
  const { context, principal, file } = call
  const url = await context.images.put(await readImage(context.sandbox, file, WIDTH))
  const image = { branchUuid: principal.branch.branchUuid, url, now: context.clock.now() }
  const added = changeCenter<{ uuid: string; url: string }>(call, async (tx) => ({ uuid: await add(tx, image), url }))
  return added.catch(async (error: unknown) => {
    await context.images.remove(url)
    throw error
  })
})
