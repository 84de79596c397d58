import { describe, expect, it } from 'vitest'

import { emptyJoinForm, readJoinForm, type JoinForm } from './join-form.ts'

const byCode: JoinForm = { way: 'code', code: '100001', pseudonym: '', letters: '', hasConsent: true }
const byName: JoinForm = { way: 'pseudonym', code: '', pseudonym: 'Rayo', letters: '', hasConsent: true }

describe('readJoinForm', () => {
  it.each<[JoinForm, object]>([
    [emptyJoinForm, { code: { code: 'required' }, hasConsent: { code: 'required' } }],
    [{ ...byCode, code: '12345' }, { code: { code: 'not-a-code' } }],
    [{ ...byCode, code: '1234567' }, { code: { code: 'not-a-code' } }],
    [{ ...byCode, code: '12a456' }, { code: { code: 'not-a-code' } }],
    [{ ...byCode, hasConsent: false }, { hasConsent: { code: 'required' } }],
    [{ ...byName, pseudonym: '  ' }, { pseudonym: { code: 'required' } }],
    [{ ...byName, pseudonym: ' a ' }, { pseudonym: { code: 'too-short', min: 2, max: 100 } }],
    [{ ...byName, pseudonym: 'x'.repeat(101) }, { pseudonym: { code: 'too-long', min: 2, max: 100 } }],
  ])('%j has the faults %j', (form, faults) => {
    expect(readJoinForm(form)).toEqual({ ok: false, error: faults })
  })

  it.each<[JoinForm, object]>([
    [byCode, { code: '100001' }],
    [{ ...byCode, code: ' 100 001 ', pseudonym: 'left over' }, { code: '100001' }],
    [{ ...byName, pseudonym: '  Ra ' }, { pseudonym: 'Ra' }],
    [{ ...byName, code: 'left over', pseudonym: 'x'.repeat(100) }, { pseudonym: 'x'.repeat(100) }],
  ])('%j reads as %j', (form, fields) => {
    expect(readJoinForm(form)).toEqual({ ok: true, value: fields })
  })
})
