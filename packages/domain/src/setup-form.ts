import * as v from 'valibot'

import { email, faultIn, reader, something, text, told, type Fault } from './form.ts'
import { readHostName } from './host.ts'
import { centerLimits, memberLimits, passwordLimits } from './limits.ts'
import { MEASUREMENT_SYSTEMS } from './measure-fields.ts'

export const CENTER_LANGUAGES = ['en', 'es'] as const
export type CenterLanguage = (typeof CENTER_LANGUAGES)[number]

/** A new center and its first administrator. */
const setupForm = v.object({
  centerName: text(centerLimits.name),
  language: v.picklist(CENTER_LANGUAGES),
  system: v.picklist(MEASUREMENT_SYSTEMS),
  zone: something,
  hosts: v.pipe(v.array(v.string()), v.minLength(centerLimits.hosts.min, told({ code: 'required' }))),
  name: text(memberLimits.name),
  lastName1: text(memberLimits.lastName),
  email: email(memberLimits.email),
  password: v.pipe(
    something,
    v.minLength(passwordLimits.min, told({ code: 'too-short', ...passwordLimits })),
    v.maxLength(passwordLimits.max, told({ code: 'too-long', ...passwordLimits })),
  ),
})

export type SetupForm = v.InferInput<typeof setupForm>
export type SetupFields = v.InferOutput<typeof setupForm>
export type SetupField = keyof SetupForm

/** Reads the form of the first run. */
export const readSetupForm = reader(setupForm)

/** What is wrong with one field as typed, by the same rules; null when nothing is. */
export const setupFaultOf = (field: SetupField, typed: string): Fault | null => faultIn(setupForm.entries[field], typed)

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
