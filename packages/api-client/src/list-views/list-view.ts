import { viewLimits } from '@repo/domain/core/limits'
import { VIEWED_LISTS, type NamedView } from '@repo/domain/lists/list-view'
import * as z from 'zod/mini'

import { inData, renamed } from '../core/renamed.ts'
import { line, text } from '../core/text.ts'

export const ListName = z.enum(VIEWED_LISTS)

const AddressWire = z
  .record(
    text().check(z.minLength(1), z.maxLength(viewLimits.name.max)),
    z.union([text().check(z.maxLength(viewLimits.addressText)), z.number()]),
  )
  .check(z.refine((address) => Object.keys(address).length <= viewLimits.addressParts))

const KeptWire = z.object({
  name: line(viewLimits.name),
  address: AddressWire,
  is_default: z.boolean(),
})

/** What somebody keeps under a name. */
export const ViewBody = renamed(KeptWire, { is_default: 'isDefault' })

const ViewWire = z.object({
  uuid: z.string(),
  name: z.string(),
  address: z.record(z.string(), z.union([z.string(), z.number()])),
  is_default: z.boolean(),
})

/** The kept views, as the wire has them and ours. */
export const ViewsCodec = inData(renamed(ViewWire, { is_default: 'isDefault' })) satisfies z.ZodMiniType<
  readonly NamedView[]
>
