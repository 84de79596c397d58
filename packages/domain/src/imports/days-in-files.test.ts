import { describe, expect, it } from 'vitest'

import { type DayOrder, dayOrderOf, needsDayOrder, parseFileDay } from './days-in-files.ts'

const TODAY = '2026-11-29'

it.each<[string, DayOrder, string | null]>([
  ['1990-03-15', 'dmy', '1990-03-15'],
  ['1990/3/5', 'mdy', '1990-03-05'],
  ['15/03/1990', 'dmy', '1990-03-15'],
  ['03/15/1990', 'mdy', '1990-03-15'],
  ['3.4.1990', 'dmy', '1990-04-03'],
  ['3.4.1990', 'mdy', '1990-03-04'],
  ['15-03-90', 'dmy', '1990-03-15'],
  ['15-03-05', 'dmy', '2005-03-15'],
  ['15-03-26', 'dmy', '2026-03-15'],
  ['15-03-27', 'dmy', '1927-03-15'],
  ['19900315', 'dmy', '1990-03-15'],
  ['1990-03-15T00:00:00.000Z', 'dmy', '1990-03-15'],
  ['15/03/1990 00:00', 'dmy', '1990-03-15'],
  ['15 de marzo de 1990', 'mdy', '1990-03-15'],
  ['15 marzo 1990', 'mdy', '1990-03-15'],
  ['15-Mar-90', 'mdy', '1990-03-15'],
  ['1 sept. 1990', 'dmy', '1990-09-01'],
  ['March 15, 1990', 'dmy', '1990-03-15'],
  ['Dec 1st 1990', 'dmy', '1990-12-01'],
  ['03/15/1990', 'dmy', null],
  ['31/12/1990', 'ymd', '1990-12-31'],
  ['12/31/1990', 'ymd', '1990-12-31'],
  ['01/02/1990', 'ymd', null],
  ['00/00/0000', 'dmy', null],
  ['29/02/1990', 'dmy', null],
  ['15 Brumaire 1990', 'dmy', null],
  ['1990', 'dmy', null],
  ['soon', 'dmy', null],
  ['', 'dmy', null],
])('%j in the order %s is %j', (text, order, day) => {
  expect(parseFileDay(text, order, TODAY)).toBe(day)
})

describe('the order of a column', () => {
  it.each([
    [['01/02/1990', '31/01/1990'], 'dmy'],
    [['01/02/1990', '01/31/1990'], 'mdy'],
    [['1990-01-02'], 'ymd'],
    [['01/02/1990', '03/04/1991'], null],
    [['31/01/1990', '01/31/1990'], null],
    [['15 March 1990', ''], null],
    [[], null],
  ])('of %j is %j', (cells, order) => {
    expect(dayOrderOf(cells)).toBe(order)
  })

  it.each([
    [['1990-01-02', '15 March 1990'], false],
    [['1990-01-02', '01/02/90'], true],
  ])('matters for %j: %s', (cells, needed) => {
    expect(needsDayOrder(cells)).toBe(needed)
  })
})
