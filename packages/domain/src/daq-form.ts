import * as v from 'valibot'

import { faultsOf } from './form-faults.ts'
import { daqLimits } from './limits.ts'

/** The form that renames a connected-device room. Messages are codes. */
const daqForm = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    v.minLength(daqLimits.name.min, 'too-short'),
    v.maxLength(daqLimits.name.max, 'too-long'),
  ),
})
export type DaqForm = v.InferInput<typeof daqForm>
export type DaqFault = 'required' | 'too-short' | 'too-long'

/** Reads the form: the trimmed name, or the code of what is wrong with it. */
export const readDaqForm = (
  form: DaqForm,
): { readonly fields: DaqForm } | { readonly faults: Readonly<Partial<Record<keyof DaqForm, DaqFault>>> } => {
  const parsed = v.safeParse(daqForm, form)
  return parsed.success ? { fields: parsed.output } : { faults: faultsOf(parsed.issues) }
}
