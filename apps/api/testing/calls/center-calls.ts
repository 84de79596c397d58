import type { centerEndpoints } from '@repo/api-client/center/endpoints'

import { EVERY_STAFF, type CallRows } from './call-row.ts'

export const centerCalls: CallRows<typeof centerEndpoints> = {
  acceptAgreement: {
    granted: ['admin'],
    valid: (world) => ({ body: { hostname: world.branch.host } }),
  },
  showCenter: {
    granted: EVERY_STAFF,
    valid: (world) => ({ id: world.branch.uuid }),
  },
  showPrivacy: {
    granted: ['admin'],
    valid: (world) => ({ id: world.branch.uuid }),
  },
  updatePrivacy: {
    granted: ['admin'],
    valid: (world) => ({
      id: world.branch.uuid,
      body: {
        default_visibility: 'color',
        minors_at_most: 'color-anonymous',
        adult_age: 18,
        unknown_age_is_minor: false,
        consent_age: 14,
      },
    }),
  },
  updateCenter: {
    granted: ['admin'],
    valid: (world) => ({
      id: world.branch.uuid,
      body: {
        branch_name: 'Gimnasio Sur',
        branch_description: 'Abierto desde 2009',
        lang_types: 2,
        measurement_system: 'metric_system',
        offset_name: 'America/Mexico_City',
        offset: '-6',
        chain_uuid: null,
      },
    }),
  },
  uploadCenterImage: {
    granted: ['admin'],
    valid: (world) => ({ id: world.branch.uuid }),
  },
  updateAddress: {
    granted: ['admin'],
    valid: (world) => ({
      id: world.branch.locationUuid,
      body: {
        address_line_1: 'Hidalgo 12',
        country: 'México',
        state: 'Guanajuato',
        city: 'Celaya',
        zip_code: '38000',
        location_point: '20.5222,-100.8142',
        status: 1,
      },
    }),
  },
  addGalleryImage: {
    granted: ['admin'],
    valid: () => ({}),
  },
  deleteGalleryImage: {
    granted: ['admin'],
    valid: (world) => ({ id: world.galleryImageUuid }),
  },
  restoreGalleryImage: {
    granted: ['admin'],
    valid: (world) => ({ id: world.removedImageUuid }),
  },
  orderGallery: {
    granted: ['admin'],
    valid: (world) => ({ body: { uuids: [world.galleryImageUuid] } }),
  },
  updateOffset: {
    granted: EVERY_STAFF,
    valid: (world) => ({ id: world.branch.uuid, body: { offset_name: 'Europe/Madrid', offset: '+1' } }),
  },
}
