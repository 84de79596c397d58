import { describe, expect, it } from 'vitest'

import { type ChosenRows, factsOf, rowsBelow } from './file-facts.ts'
import { guessedSettings, questionsOf } from './file-settings.ts'
import type { ImportSettings } from './import.ts'

const HEADER = ['Correo', 'Nombre completo', 'Nacimiento', 'Sexo', 'Peso', 'Estatura (cm)']
const ANA = ['ana@gym.example', 'Ana López', '31/03/1990', 'M', '61', '165']
const LEO = ['leo@gym.example', 'Leo Díaz', '01/02/1985', 'H', '82', '180']

type Rows = readonly (readonly string[])[]

const factsIn = (rows: Rows, chosen: ChosenRows | null = null) =>
  factsOf({ kind: 'members', sheets: [{ name: 'Socios', rows }], chosen, textFormat: null, today: '2026-11-29' })
const settingsIn = (rows: Rows): ImportSettings => guessedSettings(factsIn(rows), 'es')
const questionsIn = (rows: Rows, change: Partial<ImportSettings> = {}) =>
  questionsOf('members', factsIn(rows), { ...settingsIn(rows), ...change })

describe('the facts of a file', () => {
  it('are its columns with samples, below its header', () => {
    const facts = factsIn([['Socios 2026'], [], HEADER, ANA, [], LEO, ANA])
    expect(facts).toMatchObject({ sheets: ['Socios'], sheet: 0, headerRow: 2, rows: 3 })
    expect(facts.columns.map(({ header }) => header)).toEqual(HEADER)
    expect(facts.columns[0]?.samples).toEqual(['ana@gym.example', 'leo@gym.example'])
    expect(facts.columns[2]).toMatchObject({ dayOrder: 'dmy', needsDayOrder: true })
    expect(facts.columns[3]).toMatchObject({ sexOfM: 'female', needsSexOfM: false })
    expect(facts.columns[5]).toMatchObject({ heightUnit: 'cm' })
  })

  it('are of the sheet with the most known columns', () => {
    const sheets = [
      { name: 'Notas', rows: [['Renovar en enero', 'x']] },
      { name: 'Socios', rows: [HEADER, ANA] },
    ]
    expect(factsOf({ kind: 'members', sheets, chosen: null, textFormat: null, today: '2026-11-29' })).toMatchObject({
      sheet: 1,
      rows: 1,
    })
  })

  it('are of a chosen header, or none', () => {
    expect(factsIn([HEADER, ANA], { sheet: 0, headerRow: null })).toMatchObject({ headerRow: null, rows: 2 })
    expect(factsIn([HEADER, ANA], { sheet: 7, headerRow: 1 })).toMatchObject({ sheet: 0, headerRow: 1, rows: 0 })
    expect(factsIn([['2026'], HEADER, ANA], { sheet: 0, headerRow: 'guessed' })).toMatchObject({
      headerRow: 1,
      rows: 1,
    })
  })

  it('cover columns without a header', () => {
    expect(factsIn([HEADER, [...ANA, 'more']]).columns[6]).toMatchObject({ header: '', samples: ['more'] })
  })

  it('number rows as a spreadsheet does', () => {
    const rows = [HEADER, [], ANA, LEO]
    expect(rowsBelow(rows, 0).map(({ number }) => number)).toEqual([3, 4])
    expect(rowsBelow(rows, null).map(({ number }) => number)).toEqual([1, 3, 4])
  })
})

describe('the first settings', () => {
  it('are the guesses', () => {
    expect(settingsIn([HEADER, ANA, LEO])).toEqual({
      encoding: null,
      separator: null,
      sheet: 0,
      headerRow: 0,
      columns: { email: 0, fullName: 1, birthday: 2, sex: 3, weight: 4, height: 5 },
      dayOrder: 'dmy',
      weightUnit: 'kg',
      heightUnit: 'cm',
      sexOfM: 'female',
      nameLanguage: 'es',
      isShortName: false,
      decision: 'fill',
      sendsWelcomeMails: false,
    })
  })

  it('have the format of a text', () => {
    const textFormat = { encoding: 'windows-1252', separator: ';' } as const
    expect(guessedSettings({ ...factsIn([HEADER, ANA]), textFormat }, 'es')).toMatchObject(textFormat)
  })

  it.each<[string, Rows, Partial<ImportSettings>, readonly string[]]>([
    ['nothing', [HEADER, ANA, LEO], {}, []],
    ['the columns of emails and names', [HEADER, ANA, LEO], { columns: {} }, ['email', 'name']],
    ['an order of days that no day decides', [HEADER, LEO], {}, ['dayOrder']],
    ['a meaning of M', [HEADER, ANA], {}, ['sexOfM']],
    [
      'no unit of an empty column',
      [HEADER, ANA, LEO],
      { weightUnit: null, columns: { email: 0, name: 1, weight: 9 } },
      [],
    ],
    [
      'units that nobody chose',
      [HEADER, ANA, LEO],
      { weightUnit: null, heightUnit: null },
      ['weightUnit', 'heightUnit'],
    ],
  ])('ask for %s', (_, rows, change, questions) => {
    expect(questionsIn(rows, change)).toEqual(questions)
  })

  it('ask for an address of sensors', () => {
    const rows = [
      ['Nombre', 'No.'],
      ['Polar 7', '7'],
    ]
    const facts = factsOf({
      kind: 'sensors',
      sheets: [{ name: '', rows }],
      chosen: null,
      textFormat: null,
      today: '2026-11-29',
    })
    expect(questionsOf('sensors', facts, guessedSettings(facts, 'es'))).toEqual(['address'])
  })
})
