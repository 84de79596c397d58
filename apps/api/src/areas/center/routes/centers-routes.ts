import type { centersEndpoints } from '@repo/api-client/centers/endpoints'

import type { RoutesOf } from '../../../http/route.ts'
import { acceptAgreementRoute } from './accept-agreement.ts'
import { addGalleryImageRoute } from './add-gallery-image.ts'
import { deleteGalleryImageRoute } from './delete-gallery-image.ts'
import { orderGalleryRoute } from './order-gallery.ts'
import { restoreGalleryImageRoute } from './restore-gallery-image.ts'
import { showCenterRoute } from './show-center.ts'
import { updateAddressRoute } from './update-address.ts'
import { updateCenterRoute } from './update-center.ts'
import { updateOffsetRoute } from './update-offset.ts'
import { uploadCenterImageRoute } from './upload-center-image.ts'

export const centersRoutes: RoutesOf<typeof centersEndpoints> = {
  acceptAgreement: acceptAgreementRoute,
  showCenter: showCenterRoute,
  updateCenter: updateCenterRoute,
  uploadCenterImage: uploadCenterImageRoute,
  updateAddress: updateAddressRoute,
  addGalleryImage: addGalleryImageRoute,
  deleteGalleryImage: deleteGalleryImageRoute,
  restoreGalleryImage: restoreGalleryImageRoute,
  orderGallery: orderGalleryRoute,
  updateOffset: updateOffsetRoute,
}
