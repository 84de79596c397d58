import type { Endpoint } from '../core/endpoint.ts'
import { showPrivacy, updatePrivacy } from './center-privacy.ts'
import { describePoint, findAddress } from './geocode.ts'
import { showCenter } from './show-center.ts'
import {
  acceptAgreement,
  addGalleryImage,
  deleteGalleryImage,
  orderGallery,
  restoreGalleryImage,
  updateAddress,
  updateCenter,
  updateOffset,
  uploadCenterImage,
} from './update-center.ts'

export const centerEndpoints = {
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
  showPrivacy,
  updatePrivacy,
} satisfies Record<string, Endpoint>

export const geocodeEndpoints = {
  findAddress,
  describePoint,
} satisfies Record<string, Endpoint>
