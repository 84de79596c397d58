import type { Endpoint } from '../core/endpoint.ts'
import { acceptAgreement } from './accept-agreement.ts'
import { addGalleryImage } from './add-gallery-image.ts'
import { deleteGalleryImage } from './delete-gallery-image.ts'
import { orderGallery } from './order-gallery.ts'
import { restoreGalleryImage } from './restore-gallery-image.ts'
import { showCenter } from './show-center.ts'
import { updateAddress } from './update-address.ts'
import { updateCenter } from './update-center.ts'
import { updateOffset } from './update-offset.ts'
import { uploadCenterImage } from './upload-center-image.ts'

export const centersEndpoints = {
  acceptAgreement,
  showCenter,
  updateCenter,
  uploadCenterImage,
  updateAddress,
  addGalleryImage,
  deleteGalleryImage,
  restoreGalleryImage,
  orderGallery,
  updateOffset,
} satisfies Record<string, Endpoint>
