import { describe, expect, it } from 'vitest'

import type { Faults } from '../core/form.ts'
import type { Result } from '../core/result.ts'
import { addHost, readSetupForm, setupFaultOf, type SetupForm } from './setup-form.ts'

const form: SetupForm = {
  centerName: 'Gimnasio Norte',
  language: 'es',
  system: 'metric',
  zone: 'America/Mexico_City',
  hosts: ['gym.example'],
  name: 'Ana',
  lastName1: 'Robles',
  email: 'ana@gym.example',
  password: 'una clave larga',
  isShortName: false,
  hidesMinors: true,
}

const codesIn = (read: Result<unknown, Faults<string>>): object | null =>
  read.ok ? null : Object.fromEntries(Object.entries(read.error).map(([field, fault]) => [field, fault?.code]))

describe('readSetupForm', () => {
  it('accepts a whole form, trimmed except for the password', () => {
    const typed = { ...form, centerName: ' Gimnasio Norte ', email: ' ana@gym.example ', password: ' 12345678 ' }
    expect(readSetupForm(typed)).toEqual({
      ok: true,
      value: { ...form, isShortName: undefined, password: ' 12345678 ' },
    })
  })

  it.each<[Partial<SetupForm>, Record<string, string>]>([
    [{ centerName: '  ' }, { centerName: 'required' }],
    [{ centerName: 'ab' }, { centerName: 'too-short' }],
    [{ centerName: 'x'.repeat(51) }, { centerName: 'too-long' }],
    [{ zone: '' }, { zone: 'required' }],
    [{ hosts: [] }, { hosts: 'required' }],
    [{ name: 'Al' }, { name: 'too-short' }],
    [{ name: 'x'.repeat(51) }, { name: 'too-long' }],
    [{ lastName1: 'Paz' }, { lastName1: 'too-short' }],
    [{ lastName1: 'x'.repeat(101) }, { lastName1: 'too-long' }],
    [{ email: 'ana' }, { email: 'not-an-email' }],
    [{ email: '' }, { email: 'required' }],
    [{ password: '' }, { password: 'required' }],
    [{ password: '1234567' }, { password: 'too-short' }],
    [{ password: 'x'.repeat(129) }, { password: 'too-long' }],
  ])('%j has the faults %j', (change, faults) => {
    expect(codesIn(readSetupForm({ ...form, ...change }))).toEqual(faults)
  })

  it.each(['x'.repeat(8), 'x'.repeat(128)])('accepts a password at the limit', (password) => {
    expect(readSetupForm({ ...form, password })).toHaveProperty('ok', true)
  })
})

describe('setupFaultOf', () => {
  it.each([
    ['name', 'Al', { code: 'too-short', min: 3, max: 50 }],
    ['lastName1', ' ', { code: 'required' }],
    ['email', 'ana', { code: 'not-an-email' }],
    ['password', 'x'.repeat(129), { code: 'too-long', min: 8, max: 128 }],
    ['centerName', 'Gimnasio', null],
  ] as const)('%s %j: %j', (field, typed, fault) => {
    expect(setupFaultOf(field, typed)).toEqual(fault)
  })
})

describe('addHost', () => {
  it.each([
    ['https://Gym.Example/live/', { hosts: ['a.example', 'gym.example'] }],
    [' ', { fault: 'required' }],
    ['two words', { fault: 'invalid' }],
    ['A.example:3000', { fault: 'double' }],
  ])('%j gives %j', (typed, result) => {
    expect(addHost(['a.example'], typed)).toEqual(result)
  })

  it('accepts ten hosts, and no eleventh', () => {
    const ten = Array.from({ length: 10 }, (_, index) => `h${index}.example`)
    expect(addHost(ten.slice(1), 'gym.example')).toHaveProperty('hosts')
    expect(addHost(ten, 'gym.example')).toEqual({ fault: 'too-many' })
  })
})
