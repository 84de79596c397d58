import type { AddressFields } from '@repo/domain/center/address-form'
import type { CenterFields } from '@repo/domain/center/center-form'
import { DEFAULT_POINT, formatPoint, parsePoint } from '@repo/domain/center/geo-point'
import { addressLimits, centerLimits, galleryLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { line, orNone, paragraph, text } from '../core/text.ts'
import { CHANGED_MEANWHILE, seen } from '../core/with-version.ts'
import { AccentColor } from './accent.ts'
import { LanguageCodec, SystemCodec } from './show-center.ts'

const { name, description } = centerLimits

const ZoneShape = {
  offset_name: text().check(z.minLength(1), z.maxLength(centerLimits.zoneLength)),
  offset: text().check(z.regex(/^[+-]?\d{1,2}$/)),
}

const CenterBodyWire = z.object({
  branch_name: line(name),
  branch_description: z.optional(orNone(text(), paragraph(description))),
  lang_types: LanguageCodec,
  measurement_system: SystemCodec,
  chain_uuid: z.optional(z.nullable(text())),
  accent_color: z.optional(z.nullable(AccentColor)),
  exports_class_logs: z.optional(z.boolean()),
  ...ZoneShape,
})

interface CenterBody extends Omit<CenterFields, 'accentColor' | 'exportsClassLogs'> {
  readonly accentColor?: string | null | undefined
  readonly exportsClassLogs?: boolean | undefined
  readonly offset: string
  readonly chainUuid: string | null
}

export const updateCenter = keyed(
  endpoint({
    method: 'PUT',
    path: '/api/v2/branch/{uuid}',
    summary: 'Change the data of the center',
    access: { kind: 'staff', permission: 'center_information_show' },
    params: z.object({ uuid: Uuid }),
    body: seen(
      z.codec(CenterBodyWire, z.custom<CenterBody>(), {
        decode: (wire) => ({
          name: wire.branch_name,
          description: wire.branch_description ?? null,
          language: wire.lang_types,
          system: wire.measurement_system,
          zone: wire.offset_name,
          offset: wire.offset,
          chainUuid: wire.chain_uuid ?? null,
          accentColor: wire.accent_color,
          exportsClassLogs: wire.exports_class_logs,
        }),
        encode: (center) => ({
          branch_name: center.name,
          ...(center.description === null ? {} : { branch_description: center.description }),
          lang_types: center.language,
          measurement_system: center.system,
          offset_name: center.zone,
          offset: center.offset,
          chain_uuid: center.chainUuid,
          ...(center.accentColor === undefined ? {} : { accent_color: center.accentColor }),
          ...(center.exportsClassLogs === undefined ? {} : { exports_class_logs: center.exportsClassLogs }),
        }),
      }),
    ),
    response: Done,
    errors: CHANGED_MEANWHILE,
  }),
)

const AddressWire = z.object({
  address_line_1: line(addressLimits.line),
  country: line(addressLimits.country),
  state: line(addressLimits.state),
  city: line(addressLimits.city),
  zip_code: line(addressLimits.zipCode),
  location_point: text().check(
    z.maxLength(addressLimits.point.max),
    z.refine((point) => parsePoint(point) !== null),
  ),
  status: z.literal(1),
})

export const updateAddress = keyed(
  endpoint({
    method: 'PUT',
    path: '/api/v2/branch/addres/{uuid}',
    summary: 'Change the address of the center',
    access: { kind: 'staff', permission: 'center_information_show' },
    params: z.object({ uuid: Uuid }),
    body: seen(
      z.codec(AddressWire, z.custom<AddressFields>(), {
        decode: (wire) => ({
          line: wire.address_line_1,
          country: wire.country,
          state: wire.state,
          city: wire.city,
          zipCode: wire.zip_code,
          point: parsePoint(wire.location_point) ?? DEFAULT_POINT,
        }),
        encode: ({ line, zipCode, point, ...rest }): z.infer<typeof AddressWire> => ({
          ...rest,
          address_line_1: line,
          zip_code: zipCode,
          location_point: formatPoint(point),
          status: 1,
        }),
      }),
    ),
    response: Done,
    errors: CHANGED_MEANWHILE,
  }),
)

export const updateOffset = keyed(
  endpoint({
    method: 'PUT',
    path: '/api/v2/branch/{uuid}/update-offset',
    summary: 'Store the time-zone offset',
    access: { kind: 'staff' },
    params: z.object({ uuid: Uuid }),
    body: seen(renamed(z.object(ZoneShape), { offset_name: 'zone' })),
    response: Done,
    errors: CHANGED_MEANWHILE,
  }),
)

export const acceptAgreement = endpoint({
  method: 'PUT',
  path: '/api/v2/admin/accept-agreement',
  summary: 'Accept the agreement',
  access: { kind: 'staff', permission: 'center_information_show' },
  body: z.object({ hostname: text().check(z.trim(), z.minLength(1), z.maxLength(centerLimits.hostLength)) }),
  response: Done,
})

export const uploadCenterImage = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/center/{uuid}/image',
    summary: 'Replace the logo of the center',
    access: { kind: 'staff', permission: 'center_information_show' },
    params: z.object({ uuid: Uuid }),
    upload: 'image_admin',
    response: z.object({ url: z.string() }),
    errors: { 413: ['image-too-large'], 422: ['image-invalid'], 429: ['rate-limited'] },
  }),
)

export const addGalleryImage = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/branch/image',
    summary: 'Add a gallery image',
    access: { kind: 'staff', permission: 'center_information_show' },
    upload: 'center_image',
    response: renamed(z.object({ branch_image_uuid: z.string(), url: z.string() }), { branch_image_uuid: 'uuid' }),
    status: 201,
    errors: { 409: ['gallery-full'], 413: ['image-too-large'], 422: ['image-invalid'], 429: ['rate-limited'] },
  }),
)

export const deleteGalleryImage = endpoint({
  method: 'DELETE',
  path: '/api/v2/branch/image/{uuid}',
  summary: 'Delete a gallery image',
  access: { kind: 'staff', permission: 'center_information_show' },
  params: z.object({ uuid: Uuid }),
  response: Done,
})

export const restoreGalleryImage = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/branch/image/{uuid}/restore',
    summary: 'Restore a deleted gallery image',
    access: { kind: 'staff', permission: 'center_information_show' },
    params: z.object({ uuid: Uuid }),
    response: Done,
    errors: { 409: ['gallery-full'] },
  }),
)

export const orderGallery = endpoint({
  method: 'PUT',
  path: '/api/v2/branch/image/order',
  summary: 'Reorder gallery images',
  access: { kind: 'staff', permission: 'center_information_show' },
  body: z.object({ uuids: z.array(Uuid).check(z.maxLength(galleryLimits.images.max)) }),
  response: Done,
})
