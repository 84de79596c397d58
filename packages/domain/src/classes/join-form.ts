import * as v from 'valibot'

import { reader, text, told, type Faults } from '../core/form.ts'
import { memberLimits, signInCodeLimits } from '../core/limits.ts'
import { ok, type Result } from '../core/result.ts'

const JOIN_WAYS = ['code', 'pseudonym'] as const
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
  /** The letters of the class, typed or from the address. Empty while nothing asks for them. */
  readonly letters: string
  readonly hasConsent: boolean
}

export const emptyJoinForm: JoinForm = { way: 'code', code: '', pseudonym: '', letters: '', hasConsent: false }

const consent = v.pipe(v.boolean(), v.literal(true, told({ code: 'required' })))
const readByCode = reader(
  v.object({
    code: v.pipe(
      v.string(),
      v.transform((typed) => typed.replace(/\s/g, '')),
      v.nonEmpty(told({ code: 'required' })),
      v.check((code) => code.length === signInCodeLimits.digits && /^\d+$/.test(code), told({ code: 'not-a-code' })),
    ),
    hasConsent: consent,
  }),
)
const readByPseudonym = reader(v.object({ pseudonym: text(memberLimits.pseudonym), hasConsent: consent }))

export type JoinFields = { readonly code: string } | { readonly pseudonym: string }

/** Reads the form of a member who wants to join: the code or the pseudonym, whichever way was chosen. */
export const readJoinForm = (form: JoinForm): Result<JoinFields, Faults<'code' | 'pseudonym' | 'hasConsent'>> => {
  if (form.way === 'code') {
    const read = readByCode(form)
    return read.ok ? ok({ code: read.value.code }) : read
  }
  const read = readByPseudonym(form)
  return read.ok ? ok({ pseudonym: read.value.pseudonym }) : read
}
