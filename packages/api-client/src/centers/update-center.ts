import type { CenterFields } from '@repo/domain/center/center-form'
import { centerLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { CHANGED_MEANWHILE, seen } from '../core/seen.ts'
import { line, orNone, paragraph, text } from '../core/text.ts'
import { AccentColor } from './accent-wire.ts'
import { LanguageCodec, SystemCodec } from './center-wire.ts'
import { ZoneShape } from './update-offset.ts'

const { name, description } = centerLimits

const CenterBodyWire = z.object({
  branch_name: line(name),
  branch_description: z.optional(orNone(text(), paragraph(description))),
  lang_types: LanguageCodec,
  measurement_system: SystemCodec,
  chain_uuid: z.optional(z.nullable(text())),
  /** Our addition: null is Latido's own, and what is left out stays as it is. */
  accent_color: z.optional(z.nullable(AccentColor)),
  /** Our addition: what is left out stays as it is. */
  exports_class_logs: z.optional(z.boolean()),
  ...ZoneShape,
})

interface CenterBody extends Omit<CenterFields, 'accentColor' | 'exportsClassLogs'> {
  readonly accentColor?: string | null | undefined
  readonly exportsClassLogs?: boolean | undefined
  /** Whole hours, such as `-6`. */
  readonly offset: string
  /** As it was read: the chain is not the center's to change. */
  readonly chainUuid: string | null
}

/** Changes what a center says of itself, its language, measures and time zone. Acts on the session's own center only. */
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
