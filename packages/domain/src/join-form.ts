import * as v from 'valibot'

import { faultsOf } from './form-faults.ts'
import { memberLimits, signInCodeLimits } from './limits.ts'

export const JOIN_WAYS = ['code', 'pseudonym'] as const
/** By what a member is known: the sign-in code or the pseudonym. */
export type JoinWay = (typeof JOIN_WAYS)[number]

export const JOIN_RULES = ['code-or-pseudonym', 'code'] as const
/** What a center asks of whoever joins: a pseudonym stands on the wall for all to read, a sign-in code does not. */
export type JoinRule = (typeof JOIN_RULES)[number]

/** The ways a center leaves open; the first is the one a form opens with. */
export const joinWaysFor = (rule: JoinRule): readonly JoinWay[] => (rule === 'code' ? ['code'] : JOIN_WAYS)

/** What was typed; the text of the way that is not chosen stays. */
export interface JoinForm {
  readonly way: JoinWay
  readonly code: string
  readonly pseudonym: string
  readonly hasConsent: boolean
}

export const emptyJoinForm: JoinForm = { way: 'code', code: '', pseudonym: '', hasConsent: false }

const consent = v.literal(true, 'consent-required')
const byCode = v.object({
  code: v.pipe(
    v.string(),
    v.transform((typed) => typed.replace(/\s/g, '')),
    v.nonEmpty('code-required'),
    v.check((code) => code.length === signInCodeLimits.digits && /^\d+$/.test(code), 'code-invalid'),
  ),
  hasConsent: consent,
})
const byPseudonym = v.object({
  pseudonym: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('pseudonym-required'),
    v.minLength(memberLimits.pseudonym.min, 'pseudonym-too-short'),
    v.maxLength(memberLimits.pseudonym.max, 'pseudonym-too-long'),
  ),
  hasConsent: consent,
})

export type JoinFormFault =
  | 'code-required'
  | 'code-invalid'
  | 'pseudonym-required'
  | 'pseudonym-too-short'
  | 'pseudonym-too-long'
  | 'consent-required'
export type JoinFaults = Readonly<Partial<Record<'code' | 'pseudonym' | 'hasConsent', JoinFormFault>>>
export type JoinFields = { readonly code: string } | { readonly pseudonym: string }

/** Reads the form of a member who wants to join: the code or the pseudonym, or the code of each field at fault. */
export const readJoinForm = (form: JoinForm): { readonly fields: JoinFields } | { readonly faults: JoinFaults } => {
  if (form.way === 'code') {
    const parsed = v.safeParse(byCode, form)
    return parsed.success ? { fields: { code: parsed.output.code } } : { faults: faultsOf(parsed.issues) }
  }
  const parsed = v.safeParse(byPseudonym, form)
  return parsed.success ? { fields: { pseudonym: parsed.output.pseudonym } } : { faults: faultsOf(parsed.issues) }
}
