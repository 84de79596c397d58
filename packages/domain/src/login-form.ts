import * as v from 'valibot'

import { faultsOf } from './form-faults.ts'

const loginForm = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('email-required'), v.email('email-invalid')),
  password: v.pipe(v.string(), v.nonEmpty('password-required')),
})

export type LoginFault = 'email-required' | 'email-invalid' | 'password-required'
export type LoginFields = v.InferOutput<typeof loginForm>

/** Reads what was typed at the login: the trimmed fields, or the code of each field at fault. */
export const readLoginForm = (
  typed: LoginFields,
): { readonly fields: LoginFields } | { readonly faults: Readonly<Partial<Record<keyof LoginFields, LoginFault>>> } => {
  const parsed = v.safeParse(loginForm, typed)
  return parsed.success ? { fields: parsed.output } : { faults: faultsOf(parsed.issues) }
}
