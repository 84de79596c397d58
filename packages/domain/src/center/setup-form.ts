import * as v from 'valibot'

import { email, faultIn, reader, something, text, encodeFault, type Fault } from '../core/form.ts'
import { centerLimits, memberLimits, passwordLimits } from '../core/limits.ts'
import { nameFields } from '../people/short-name.ts'
import { MEASUREMENT_SYSTEMS } from '../trainings/measure-fields.ts'
import { readHostName } from './host.ts'

export const CENTER_LANGUAGES = ['en', 'es'] as const
export type CenterLanguage = (typeof CENTER_LANGUAGES)[number]

const setupFields = {
  centerName: text(centerLimits.name),
  language: v.picklist(CENTER_LANGUAGES),
  system: v.picklist(MEASUREMENT_SYSTEMS),
  zone: something,
  hosts: v.pipe(v.array(v.string()), v.minLength(centerLimits.hosts.min, encodeFault({ code: 'required' }))),
  name: text(memberLimits.name),
  lastName1: text(memberLimits.lastName),
  email: email(memberLimits.email),
  password: v.pipe(
    something,
    v.minLength(passwordLimits.min, encodeFault({ code: 'too-short', ...passwordLimits })),
    v.maxLength(passwordLimits.max, encodeFault({ code: 'too-long', ...passwordLimits })),
  ),
  /** Whether displays show minors only as the setup proposes. */
  hidesMinors: v.boolean(),
}

const setupForm = (isShortName: boolean) => {
  const { name, lastName1 } = nameFields(isShortName)
  return v.object({ ...setupFields, name, lastName1 })
}

export type SetupFields = v.InferOutput<ReturnType<typeof setupForm>>
/** `isShortName` confirms a name shorter than usual. */
export type SetupForm = v.InferInput<ReturnType<typeof setupForm>> & { readonly isShortName: boolean }
export type SetupField = keyof typeof setupFields

/** Validates the form of the first start. */
export const readSetupForm = (form: SetupForm) => reader(setupForm(form.isShortName))(form)

/** Validates one field by the rules of {@link readSetupForm}. Null without a fault. */
export const setupFaultOf = (field: SetupField, typed: string): Fault | null => faultIn(setupFields[field], typed)

export type HostFault = 'required' | 'invalid' | 'double' | 'too-many'

/** Adds a typed host to a center's host names. Fails for an invalid or duplicate one. */
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
