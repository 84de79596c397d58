import { expect, it } from 'vitest'

import { splitName } from './split-name.ts'

it.each([
  ['Ana López', 'es', ['Ana', 'López', '']],
  ['Ana López García', 'es', ['Ana', 'López', 'García']],
  ['María José López García', 'es', ['María José', 'López', 'García']],
  ['Juan de la Cruz Pérez', 'es', ['Juan', 'de la Cruz', 'Pérez']],
  ['López García, Ana', 'es', ['Ana', 'López', 'García']],
  ['López García, Ana', 'en', ['Ana', 'López García', '']],
  ['Mary Ann Smith', 'en', ['Mary Ann', 'Smith', '']],
  ['Vincent van Gogh', 'en', ['Vincent', 'van Gogh', '']],
  ['Smith, Mary Ann', 'en', ['Mary Ann', 'Smith', '']],
  ['  Cher ', 'en', ['Cher', '', '']],
  ['', 'en', ['', '', '']],
] as const)('%j in %s is split into %j', (text, language, [name, lastName1, lastName2]) => {
  expect(splitName(text, language)).toEqual({ name, lastName1, lastName2 })
})
