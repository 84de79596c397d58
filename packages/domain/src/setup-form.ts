import * as v from 'valibot'

import { faultsOf } from './form-faults.ts'
import { readHostName } from './host.ts'
import { centerLimits, memberLimits, passwordLimits } from './limits.ts'
import { MEASUREMENT_SYSTEMS } from './measure-fields.ts'

export const CENTER_LANGUAGES = ['en', 'es'] as const
export type CenterLanguage = (typeof CENTER_LANGUAGES)[number]

const text = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.minLength(min, 'too-short'), v.maxLength(max, 'too-long'))

/** A new center and its first administrator. Messages are codes. */
const setupForm = v.object({
  centerName: text(centerLimits.name),
  language: v.picklist(CENTER_LANGUAGES),
  system: v.picklist(MEASUREMENT_SYSTEMS),
  zone: v.pipe(v.string(), v.nonEmpty('required')),
  hosts: v.pipe(v.array(v.string()), v.minLength(centerLimits.hosts.min, 'required')),
  name: text(memberLimits.name),
  lastName1: text(memberLimits.lastName),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    v.email('invalid'),
    v.maxLength(memberLimits.email.max, 'too-long'),
  ),
  password: v.pipe(
    v.string(),
    v.nonEmpty('required'),
    v.minLength(passwordLimits.min, 'too-short'),
    v.maxLength(passwordLimits.max, 'too-long'),
  ),
})

export type SetupForm = v.InferInput<typeof setupForm>
export type SetupFields = v.InferOutput<typeof setupForm>
export type SetupField = keyof SetupForm
export type SetupFault = 'required' | 'too-short' | 'too-long' | 'invalid'

/** Reads the form of the first run: its trimmed fields, or the code of each field at fault. */
export const readSetupForm = (
  form: SetupForm,
): { readonly fields: SetupFields } | { readonly faults: Readonly<Partial<Record<SetupField, SetupFault>>> } => {
  const parsed = v.safeParse(setupForm, form)
  return parsed.success ? { fields: parsed.output } : { faults: faultsOf(parsed.issues) }
}

/** What is wrong with one field as typed, by the same rules; null when nothing is. */
export const setupFaultOf = (field: SetupField, typed: string): SetupFault | null => {
  const parsed = v.safeParse(setupForm.entries[field], typed)
  return parsed.success ? null : (parsed.issues[0].message as SetupFault)
}

export type HostFault = 'required' | 'invalid' | 'double' | 'too-many'

/** Adds what somebody typed to the host names of a center; what names no host, or one that is there, is a fault. */
export const addHost = (
  hosts: readonly string[],
  typed: string,
): { readonly hosts: readonly string[] } | { readonly fault: HostFault } => {
  if (typed.trim() === '') return { fault: 'required' }
  const host = readHostName(typed)
  if (host === null) return { fault: 'invalid' }
  if (hosts.includes(host)) return { fault: 'double' }
  return hosts.length < centerLimits.hosts.max ? { hosts: [...hosts, host] } : { fault: 'too-many' }
}
