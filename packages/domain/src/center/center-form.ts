import * as v from 'valibot'

import { optionalParagraph, reader, something, text, told } from '../core/form.ts'
import { centerLimits } from '../core/limits.ts'
import { MEASUREMENT_SYSTEMS } from '../trainings/measure-fields.ts'
import { accentFault, isAccentColor } from './accent.ts'
import { CENTER_LANGUAGES } from './setup-form.ts'

/** A color as typed, with or without its sign; none is Latido's own. */
const accent = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.transform((typed) => (typed === '' ? null : typed.replace(/^#?/, '#'))),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value === null) return
    const code = isAccentColor(dataset.value) ? accentFault(dataset.value) : 'not-a-color'
    if (code !== null) addIssue({ message: told({ code }) })
  }),
)

/** What a center says of itself, and how it speaks, measures, tells the time and looks. */
const centerForm = v.object({
  name: text(centerLimits.name),
  description: optionalParagraph(centerLimits.description),
  language: v.picklist(CENTER_LANGUAGES),
  system: v.picklist(MEASUREMENT_SYSTEMS),
  zone: something,
  accentColor: accent,
  /** Whether the measurements of a class may be saved as a file. */
  exportsClassLogs: v.boolean(),
})
export type CenterForm = v.InferInput<typeof centerForm>
/** A center as its form gives it; a description that is null is left out of the call. No accent is Latido's own. */
export type CenterFields = v.InferOutput<typeof centerForm>

/** Reads the form of a center's data. */
export const readCenterForm = reader(centerForm)
