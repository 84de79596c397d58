import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { hasUnprintable, printableComments, tidyComments } from './report-comments.ts'

describe('tidyComments', () => {
  it.each([
    ['one\n\n\n\ntwo', 'one\ntwo'],
    ['one\r\n\r\ntwo', 'one\ntwo'],
    ['one \n \t\n two', 'one\ntwo'],
    ['\n one \n', 'one'],
    ['one\ntwo', 'one\ntwo'],
    ['', ''],
  ])('%j → %j', (typed, tidy) => {
    expect(tidyComments(typed)).toBe(tidy)
  })

  it('needs only one pass', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(tidyComments(tidyComments(typed))).toBe(tidyComments(typed))
      }),
    )
  })
})

describe('the printable characters of a report', () => {
  it.each([
    ['¡Enhorabuena, Íñigo! 100 % «así» – 5 €', '¡Enhorabuena, Íñigo! 100 % «así» – 5 €'],
    ['Ελένη, Наташа, Łukasz', 'Ελένη, Наташа, Łukasz'],
    ['Uno\nDos\r\nTres', 'Uno\nDos\nTres'],
    ['e\u0301xito', 'e\u0301xito'],
    ['頑張って、王小明！', '頑張って、王小明！'],
    ['잘했어요 नमस्ते เก่งมาก', '잘했어요 नमस्ते เก่งมาก'],
  ])('include all of %j', (typed, printed) => {
    expect(printableComments(typed)).toBe(printed)
    expect(hasUnprintable(typed)).toBe(false)
  })

  it.each([
    ['Muy bien 💪 Ana', 'Muy bien Ana'],
    ['👩‍👩‍👧‍👦🇲🇽', ''],
    ['أحسنت Ana', ' Ana'],
    ['5️⃣ series', ' series'],
    ['❤️', ''],
  ])('exclude some of %j', (typed, printed) => {
    expect(printableComments(typed)).toBe(printed)
    expect(hasUnprintable(typed)).toBe(true)
  })
})
