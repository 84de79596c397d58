import { describe, expect, it } from 'vitest'

import { guessColumns, guessSensorColumns } from './guess-columns.ts'
import { columnOfHeader } from './member-columns.ts'

const TODAY = '2026-11-29'

it.each([
  ['First Name', 'name'],
  ['first_name', 'name'],
  ['firstName', 'name'],
  ['Apellido paterno', 'lastName1'],
  ['Segundo Apellido', 'lastName2'],
  ['E-mail', 'email'],
  ['Correo electrónico', 'email'],
  ['Date of Birth', 'birthday'],
  ['Fecha de nacimiento', 'birthday'],
  ['Gender', 'sex'],
  ['Weight (kg)', 'weight'],
  ['Peso [lb]', 'weight'],
  ['Estatura', 'height'],
  ['Max HR', 'maxHeartRate'],
  ['FC máx.', 'maxHeartRate'],
  ['Resting HR (bpm)', 'restingHeartRate'],
  ['Nickname', 'pseudonym'],
  ['Name', 'any-name'],
  ['Nombre', 'any-name'],
  ['Membership Plan', null],
  ['Phone', null],
  ['', null],
])('the header %j names %j', (header, column) => {
  expect(columnOfHeader(header)).toBe(column)
})

describe('the guessed columns', () => {
  it('follow the headers', () => {
    const header = ['first_name', 'last_name', 'email', 'phone', 'date_of_birth', 'gender']
    const rows = [['Ana', 'López', 'ana@gym.example', '555', '03/15/1990', 'F']]
    expect(guessColumns({ header, rows }, TODAY)).toEqual({
      name: { index: 0, certainty: 'sure' },
      lastName1: { index: 1, certainty: 'sure' },
      email: { index: 2, certainty: 'sure' },
      birthday: { index: 4, certainty: 'sure' },
      sex: { index: 5, certainty: 'sure' },
    })
  })

  it.each([
    [['Nombre', 'Apellidos'], { name: { index: 0, certainty: 'likely' }, lastName1: { index: 1, certainty: 'sure' } }],
    [['Nombre', 'Plan'], { fullName: { index: 0, certainty: 'likely' } }],
  ])('of %j depend on a column of last names', (header, guesses) => {
    expect(guessColumns({ header, rows: [['Ana López', 'x']] }, TODAY)).toEqual(guesses)
  })

  it.each([
    ['emails are none', ['Email'], [['yes'], ['no']], 'email'],
    ['days are none', ['Birthday'], [['Ana'], ['Leo']], 'birthday'],
    ['another column has the same name', ['Email', 'E-mail'], [['a@gym.example', 'b@gym.example']], 'email'],
  ] as const)('are unsure if %s', (_, header, rows, column) => {
    expect(guessColumns({ header, rows }, TODAY)[column]).toEqual({ index: 0, certainty: 'unsure' })
  })

  it('find emails without a header, and none where two columns have them', () => {
    const rows = [['Ana', 'ana@gym.example', 'home@gym.example']]
    expect(guessColumns({ header: ['', '', ''], rows: rows.map((row) => row.slice(0, 2)) }, TODAY)).toEqual({
      email: { index: 1, certainty: 'likely' },
    })
    expect(guessColumns({ header: ['', '', ''], rows }, TODAY)).toEqual({})
  })
})

describe('the guessed columns of sensors', () => {
  it('follow the headers, and are unsure of content that is unlike them', () => {
    const header = ['Nombre', 'Dirección MAC', 'ANT+ ID', 'No.', 'Correo']
    const rows = [['Polar 7', 'A0:9E:1A:8C:4A:A3', 'none', '7', 'ana@gym.example']]
    expect(guessSensorColumns({ header, rows })).toEqual({
      sensorName: { index: 0, certainty: 'sure' },
      mac: { index: 1, certainty: 'sure' },
      ant: { index: 2, certainty: 'unsure' },
      centerId: { index: 3, certainty: 'sure' },
      wearer: { index: 4, certainty: 'sure' },
    })
  })

  it('find addresses and wearers without a header', () => {
    const rows = [['7', 'A0:9E:1A:8C:4A:A3', 'ana@gym.example']]
    expect(guessSensorColumns({ header: ['', '', ''], rows })).toEqual({
      mac: { index: 1, certainty: 'likely' },
      wearer: { index: 2, certainty: 'likely' },
    })
  })
})
