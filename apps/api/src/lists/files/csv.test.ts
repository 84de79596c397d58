import { expect, it } from 'vitest'

import { csvLines } from './csv.ts'

it.each([
  ['Ana', '"Ana"'],
  ['', '""'],
  ['=1+1', `"'=1+1"`],
  ['+34 600', `"'+34 600"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t'=1"`],
  ['\r=1', `"'\r'=1"`],
  [' =1+1', `" '=1+1"`],
  ['abc;=1+1x', `"abc;'=1+1x"`],
  ['abc,=1', `"abc,'=1"`],
  ['abc|@x', `"abc|'@x"`],
  ['a; -b', `"a; '-b"`],
  ['two\n=lines', `"two\n'=lines"`],
  ['A-B', '"A-B"'],
  ['a "word"', '"a ""word"""'],
  [-1, '-1'],
  [72.5, '72.5'],
  [null, ''],
])('the cell %j is written as %s', (cell, expected) => {
  expect(csvLines([[cell]])).toBe(`${expected}\r\n`)
})

it('a spreadsheet that separates by semicolons finds no formula in the second column either', () => {
  const [line = ''] = csvLines([['a', 'b;=1+1x']]).split('\r\n')
  expect(line.split(';').filter((cell) => /^"?[=+\-@\t\r]/.test(cell))).toEqual([])
})

it('an empty list of rows has no lines', () => {
  expect(csvLines([])).toBe('')
})
