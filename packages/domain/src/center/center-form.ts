import * as v from 'valibot'

import { optionalParagraph, reader, something, text, encodeFault } from '../core/form.ts'
import { centerLimits } from '../core/limits.ts'
import { MEASUREMENT_SYSTEMS } from '../trainings/measure-fields.ts'
import { accentFault, isAccentColor } from './accent.ts'
import { CENTER_LANGUAGES } from './setup-form.ts'

const accent = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.transform((typed) => (typed === '' ? null : typed.replace(/^#?/, '#'))),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value === null) return
    const code = isAccentColor(dataset.value) ? accentFault(dataset.value) : 'not-a-color'
    if (code !== null) addIssue({ message: encodeFault({ code }) })
  }),
)

const centerForm = v.object({
  name: text(centerLimits.name),
  description: optionalParagraph(centerLimits.description),
  language: v.picklist(CENTER_LANGUAGES),
  system: v.picklist(MEASUREMENT_SYSTEMS),
  zone: something,
  accentColor: accent,
  exportsClassLogs: v.boolean(),
})
export type CenterForm = v.InferInput<typeof centerForm>
/** A null description is left out of the call. A null accent is the product's own. */
export type CenterFields = v.InferOutput<typeof centerForm>

export const readCenterForm = reader(centerForm)
