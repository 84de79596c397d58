import { describe, expect, it } from 'vitest'

import { guessColumns, guessSensorColumns } from './guess-columns.ts'
import { templateColumns, templateOf } from './template.ts'

describe.each(['en', 'es'] as const)('a blank file (%s)', (language) => {
  it.each(['members', 'sensors'] as const)('of %s has headers that are guessed for sure', (kind) => {
    const columns = templateColumns(kind, language)
    const table = { header: columns.map(([, header]) => header), rows: [] }
    const guesses = kind === 'members' ? guessColumns(table, '2026-11-29') : guessSensorColumns(table)
    const expected = Object.fromEntries(columns.map(([column], index) => [column, { index, certainty: 'sure' }]))
    expect(guesses).toEqual(expected)
  })

  it('is one line for a spreadsheet', () => {
    expect(templateOf('sensors', language)).toMatch(/^\uFEFFSensor,[^\n]+\r\n$/)
  })
})
