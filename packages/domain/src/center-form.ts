import * as v from 'valibot'

import { optionalText, reader, something, text } from './form.ts'
import { centerLimits } from './limits.ts'
import { MEASUREMENT_SYSTEMS } from './measure-fields.ts'
import { CENTER_LANGUAGES } from './setup-form.ts'

/** What a center says of itself, and how it speaks, measures and tells the time. */
const centerForm = v.object({
  name: text(centerLimits.name),
  description: optionalText(centerLimits.description),
  language: v.picklist(CENTER_LANGUAGES),
  system: v.picklist(MEASUREMENT_SYSTEMS),
  zone: something,
})
export type CenterForm = v.InferInput<typeof centerForm>
/** A center as its form gives it; a description that is null is left out of the call. */
export type CenterFields = v.InferOutput<typeof centerForm>

/** Reads the form of a center's data. */
export const readCenterForm = reader(centerForm)
