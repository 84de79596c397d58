import * as v from 'valibot'

import { reader, text, encodeFault, type Faults } from '../core/form.ts'
import { memberLimits } from '../core/limits.ts'
import { ok, type Result } from '../core/result.ts'
import { signInCodeLimits } from './class-limits.ts'

const JOIN_WAYS = ['code', 'pseudonym'] as const
export type JoinWay = (typeof JOIN_WAYS)[number]

export const JOIN_RULES = ['code-or-pseudonym', 'code'] as const
export type JoinRule = (typeof JOIN_RULES)[number]

/** The ways to join that a center allows, the form's default first. */
export const joinWaysFor = (rule: JoinRule): readonly JoinWay[] => (rule === 'code' ? ['code'] : JOIN_WAYS)

export interface JoinForm {
  readonly way: JoinWay
  readonly code: string
  readonly pseudonym: string
  readonly letters: string
  readonly hasConsent: boolean
}

export const emptyJoinForm: JoinForm = { way: 'code', code: '', pseudonym: '', letters: '', hasConsent: false }

const consent = v.pipe(v.boolean(), v.literal(true, encodeFault({ code: 'required' })))
const readByCode = reader(
  v.object({
    code: v.pipe(
      v.string(),
      v.transform((typed) => typed.replace(/\s/g, '')),
      v.nonEmpty(encodeFault({ code: 'required' })),
      v.check(
        (code) => code.length === signInCodeLimits.digits && /^\d+$/.test(code),
        encodeFault({ code: 'not-a-code' }),
      ),
    ),
    hasConsent: consent,
  }),
)
const readByPseudonym = reader(v.object({ pseudonym: text(memberLimits.pseudonym), hasConsent: consent }))

export type JoinFields = { readonly code: string } | { readonly pseudonym: string }

/** Validates the form by the chosen way to join. */
export const readJoinForm = (form: JoinForm): Result<JoinFields, Faults<'code' | 'pseudonym' | 'hasConsent'>> => {
  if (form.way === 'code') {
    const read = readByCode(form)
    return read.ok ? ok({ code: read.value.code }) : read
  }
  const read = readByPseudonym(form)
  return read.ok ? ok({ pseudonym: read.value.pseudonym }) : read
}
