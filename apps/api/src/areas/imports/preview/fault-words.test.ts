import type { RowFault } from '@repo/domain/imports/row-fault'
import { expect, it } from 'vitest'

import { faultText } from './fault-words.ts'

it.each<[RowFault, string, string]>([
  [{ code: 'required' }, 'Required', 'Falta este dato'],
  [{ code: 'out-of-range', min: 30, max: 190 }, 'Enter a number from 30 to 190', 'Escribe un número de 30 a 190'],
  [{ code: 'too-short', min: 3, max: 50 }, 'Between 3 and 50 characters', 'Entre 3 y 50 caracteres'],
  [{ code: 'too-long', min: 0, max: 254 }, 'Enter at most 254 characters', 'Escribe máximo 254 caracteres'],
  [{ code: 'twice-in-file', row: 7 }, 'Also in row 7', 'También está en la fila 7'],
  [{ code: 'no-time' }, 'Check this value', 'Revisa este dato'],
])('the fault %j is said in both languages', (fault, en, es) => {
  expect([faultText(fault, 'en'), faultText(fault, 'es')]).toEqual([en, es])
})
