import { describe, expect, it } from 'vitest'

import { countsJumps, stepsIconOf } from './training-type.ts'

describe('training types', () => {
  it.each([
    ['jumps', 'trampoline', true],
    ['rope', 'trampoline', true],
    ['trampoline', 'trampoline', true],
    ['boots', 'boots', false],
    ['steps', 'steps', false],
    ['run', 'steps', false],
  ] as const)('%s has the icon %s; jumps: %s', (kind, icon, isJumps) => {
    expect(stepsIconOf(kind)).toBe(icon)
    expect(countsJumps(kind)).toBe(isJumps)
  })
})
