import { describe, expect, it } from 'vitest'

import { kilogramsOf } from '../core/units.ts'
import type { MemberColumn } from './member-columns.ts'
import { memberCells, type MemberFileSettings, readMemberCells } from './member-row.ts'

const COLUMNS: readonly MemberColumn[] = [
  'email',
  'name',
  'lastName1',
  'lastName2',
  'fullName',
  'pseudonym',
  'birthday',
  'sex',
  'weight',
  'height',
  'restingHeartRate',
  'maxHeartRate',
]
const settings: MemberFileSettings = {
  columns: Object.fromEntries(COLUMNS.map((column, index) => [column, index])),
  dayOrder: 'dmy',
  weightUnit: 'kg',
  heightUnit: 'cm',
  sexOfM: 'male',
  nameLanguage: 'es',
  isShortName: false,
  today: '2026-11-29',
}

const readRow = (row: readonly string[], given: MemberFileSettings) => readMemberCells(memberCells(row, given), given)
const rowOf = (cells: Partial<Record<MemberColumn, string>>): readonly string[] =>
  COLUMNS.map((column) => ({ email: 'ana@gym.example', name: 'Ana', ...cells })[column] ?? '')
const read = (cells: Partial<Record<MemberColumn, string>>, change: Partial<MemberFileSettings> = {}) =>
  readRow(rowOf(cells), { ...settings, ...change })

const NOT_GIVEN = {
  lastName1: null,
  lastName2: null,
  pseudonym: null,
  birthday: null,
  sex: null,
  weight: null,
  height: null,
  restingHeartRate: null,
  maxHeartRate: null,
}

describe('a row of members', () => {
  it('needs an email and a first name only; the rest is not given', () => {
    expect(read({})).toEqual({ ok: true, value: { email: 'ana@gym.example', name: 'Ana', ...NOT_GIVEN } })
    expect(read({ weight: '-', sex: 'N/A', birthday: ' ', lastName1: 'null' })).toMatchObject({ value: NOT_GIVEN })
  })

  it.each([
    [
      { fullName: 'María López García', name: '' },
      { name: 'María', lastName1: 'López', lastName2: 'García' },
    ],
    [{ fullName: 'María López García' }, { name: 'Ana', lastName1: 'López' }],
    [{ birthday: '15/03/1990' }, { birthday: '1990-03-15' }],
    [{ sex: 'M' }, { sex: 'male' }],
    [{ weight: '154 lb' }, { weight: kilogramsOf(154) }],
    [{ height: '1.80 m' }, { height: 180 }],
    [{ restingHeartRate: '58 lpm' }, { restingHeartRate: 58 }],
    [{ maxHeartRate: '186' }, { maxHeartRate: 186 }],
    [{ pseudonym: ' Rayo ' }, { pseudonym: 'Rayo' }],
  ])('with %j is %j', (cells, member) => {
    expect(read(cells)).toMatchObject({ ok: true, value: member })
  })

  it.each([
    [{ email: '' }, { email: 'required' }],
    [{ email: 'ana' }, { email: 'not-an-email' }],
    [{ name: '' }, { name: 'required' }],
    [{ name: 'Li' }, { name: 'too-short' }],
    [{ lastName1: 'Paz' }, { lastName1: 'too-short' }],
    [{ lastName1: 'x'.repeat(101) }, { lastName1: 'too-long' }],
    [{ pseudonym: 'x' }, { pseudonym: 'too-short' }],
    [{ birthday: '31/02/1990' }, { birthday: 'not-a-day' }],
    [{ birthday: '00/00/0000' }, { birthday: 'not-a-day' }],
    [{ birthday: '15/03/2030' }, { birthday: 'in-future' }],
    [{ birthday: '15/03/1890' }, { birthday: 'not-a-day' }],
    [{ sex: 'X' }, { sex: 'not-a-choice' }],
    [{ weight: 'heavy' }, { weight: 'not-a-number' }],
    [{ weight: '12' }, { weight: 'out-of-range' }],
    [{ height: '80' }, { height: 'out-of-range' }],
    [{ restingHeartRate: '58.5' }, { restingHeartRate: 'not-whole' }],
    [{ maxHeartRate: '300' }, { maxHeartRate: 'out-of-range' }],
    [
      { email: '', weight: '12' },
      { email: 'required', weight: 'out-of-range' },
    ],
  ])('with %j has the faults %j', (cells, faults) => {
    const result = read(cells)
    const codes = result.ok
      ? {}
      : Object.fromEntries(Object.entries(result.error).map(([field, fault]) => [field, fault.code]))
    expect(codes).toEqual(faults)
  })

  it('may have short names if the file does', () => {
    expect(read({ name: 'Li', lastName1: 'Paz' }, { isShortName: true })).toMatchObject({
      value: { name: 'Li', lastName1: 'Paz' },
    })
  })

  it('refuses M without a meaning', () => {
    expect(read({ sex: 'M' }, { sexOfM: null })).toMatchObject({ ok: false, error: { sex: { code: 'not-a-choice' } } })
  })

  it('may be shorter than the header', () => {
    expect(readRow(['ana@gym.example', 'Ana'], settings)).toMatchObject({ ok: true })
  })

  it('has the texts of the fields that the file has, with a whole name split', () => {
    const columns = { email: 0, fullName: 1, name: 2, weight: 3 }
    expect(memberCells([' ana@gym.example', 'Ana María López', '-', 'heavy'], { ...settings, columns })).toEqual({
      email: 'ana@gym.example',
      name: 'Ana',
      lastName1: 'María',
      lastName2: 'López',
      weight: 'heavy',
    })
  })
})
