import { describe, expect, it } from 'vitest'

import { roomErrorOf } from './room-error.ts'

describe('roomErrorOf', () => {
  it.each([
    [{ status: 422, fields: { room_name: ['taken'] } }, 'name-taken'],
    [{ status: 413, fields: {} }, 'image-size'],
    [{ status: 422, code: 'image-invalid', fields: {} }, 'image-kind'],
    [{ status: 422, fields: { couches: ['unknown'] } }, 'general'],
    [{ status: 10, fields: {} }, 'general'],
    [{ status: 500, fields: {} }, 'general'],
  ] as const)('%j is %s', (answer, error) => {
    expect(roomErrorOf(answer)).toBe(error)
  })
})
