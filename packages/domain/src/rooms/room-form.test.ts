import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Faults } from '../core/form.ts'
import type { Result } from '../core/result.ts'
import { emptyRoomForm, readRoomForm, type RoomForm } from './room-form.ts'
import { roomLimits } from './room-limits.ts'

const form: RoomForm = { name: 'Spinning', description: '', coachUuid: 'ana', isActive: true }

const codesIn = (read: Result<unknown, Faults<string>>): object | null =>
  read.ok ? null : Object.fromEntries(Object.entries(read.error).map(([field, fault]) => [field, fault?.code]))

describe('readRoomForm', () => {
  it('requires the name and coach of a new room', () => {
    expect(codesIn(readRoomForm(emptyRoomForm))).toEqual({ name: 'required', coachUuid: 'required' })
  })

  it.each([
    [{ name: '   ' }, { name: 'required' }],
    [{ name: 'abc' }, { name: 'too-short' }],
    [{ name: '  abc ' }, { name: 'too-short' }],
    [{ name: 'x'.repeat(16) }, { name: 'too-long' }],
    [{ description: 'abcd' }, { description: 'too-short' }],
    [{ description: ' abcd  ' }, { description: 'too-short' }],
    [{ description: 'x'.repeat(101) }, { description: 'too-long' }],
    [{ coachUuid: '' }, { coachUuid: 'required' }],
    [
      { name: '', description: 'abcd' },
      { name: 'required', description: 'too-short' },
    ],
  ])('%j has the faults %j', (change, faults) => {
    expect(codesIn(readRoomForm({ ...form, ...change }))).toEqual(faults)
  })

  it.each([
    [{ name: 'Abcd' }, { name: 'Abcd', description: null }],
    [{ name: `  ${'x'.repeat(15)}  ` }, { name: 'x'.repeat(15) }],
    [{ description: '    ' }, { description: null }],
    [{ description: ' abcde ' }, { description: 'abcde' }],
    [{ description: 'x'.repeat(100) }, { description: 'x'.repeat(100) }],
    [{ isActive: false }, { isActive: false }],
  ])('%j reads as %j', (change, fields) => {
    expect(readRoomForm({ ...form, ...change })).toMatchObject({ ok: true, value: fields })
  })

  it('accepts nothing outside the limits', () => {
    const text = fc.string({ maxLength: 120 })
    fc.assert(
      fc.property(text, text, (name, description) => {
        const read = readRoomForm({ ...form, name, description })
        if (!read.ok) return
        expect(read.value.name.length).toBeGreaterThanOrEqual(roomLimits.name.min)
        expect(read.value.name.length).toBeLessThanOrEqual(roomLimits.name.max)
        expect(read.value.name.trim()).toBe(read.value.name)
        if (read.value.description === null) return
        expect(read.value.description.length).toBeGreaterThanOrEqual(roomLimits.description.min)
        expect(read.value.description.length).toBeLessThanOrEqual(roomLimits.description.max)
      }),
    )
  })
})
