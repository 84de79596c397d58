import { describe, expect, it } from 'vitest'

import { formatWait } from './wait-format.ts'

describe('formatWait', () => {
  it.each([
    [0, '1 second', '1 segundo'],
    [1, '1 second', '1 segundo'],
    [1.2, '2 seconds', '2 segundos'],
    [90, '90 seconds', '90 segundos'],
    [91, '2 minutes', '2 minutos'],
    [239, '4 minutes', '4 minutos'],
    [3599, '60 minutes', '60 minutos'],
    [5401, '2 hours', '2 horas'],
  ])('shows %d s as %s, %s', (wait, en, es) => {
    expect(formatWait(wait, 'en')).toBe(en)
    expect(formatWait(wait, 'es')).toBe(es)
  })
})
