import type { Endpoint } from '../core/endpoint.ts'
import { addGalleryImage, deleteGalleryImage, orderGallery, restoreGalleryImage } from './gallery.ts'
import { showCenter } from './show-center.ts'
import { acceptAgreement, updateAddress, updateCenter, updateOffset, uploadCenterImage } from './update-center.ts'

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
