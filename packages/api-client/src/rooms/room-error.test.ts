import { describe, expect, it } from 'vitest'

import { roomErrorOf } from './save-room.ts'

describe('roomErrorOf', () => {
  it.each([
    [{ fields: { room_name: ['taken'] } }, 'name-taken'],
    [{ fields: { couches: ['unknown'] } }, 'general'],
    [{ fields: {} }, 'general'],
  ] as const)('%j is %s', (answer, error) => {
    expect(roomErrorOf(answer)).toBe(error)
  })
})
