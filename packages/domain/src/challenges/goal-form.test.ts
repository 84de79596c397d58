import { describe, expect, it } from 'vitest'

import { emptyGoalForm, readGoalForm } from './goal-form.ts'

const range = { code: 'out-of-range', min: 1, max: 99_999_999 }
const typed = { type: 'calories', target: '1500', points: '10' }

describe('the form of a goal', () => {
  it.each([
    [typed, { type: 'calories', target: 1500, points: 10 }],
    [
      { ...typed, target: ' 1500.5 ' },
      { type: 'calories', target: 1501, points: 10 },
    ],
    [
      { ...typed, target: '99999999', points: '9,4' },
      { type: 'calories', target: 99_999_999, points: 9 },
    ],
  ])('%j gives %j', (form, value) => {
    expect(readGoalForm(form, false)).toEqual({ ok: true, value })
  })

  it.each([
    [emptyGoalForm, { type: { code: 'required' }, target: { code: 'required' }, points: { code: 'required' } }],
    [{ ...typed, type: 'distance' }, { type: { code: 'required' } }],
    [{ ...typed, target: '0' }, { target: range }],
    // rounds to 0
    [{ ...typed, target: '0.4' }, { target: range }],
    [{ ...typed, target: '100000000' }, { target: range }],
    [{ ...typed, target: '99999999.5' }, { target: range }],
    [{ ...typed, target: '-5' }, { target: range }],
    [{ ...typed, points: '1e3' }, { points: range }],
    [{ ...typed, points: '0' }, { points: range }],
  ])('%j is refused', (form, error) => {
    expect(readGoalForm(form, false)).toEqual({ ok: false, error })
  })

  it('of a free challenge needs only the type', () => {
    expect(readGoalForm({ ...emptyGoalForm, type: 'steps' }, true)).toEqual({
      ok: true,
      value: { type: 'steps', target: 20_000_000, points: 1 },
    })
    expect(readGoalForm(emptyGoalForm, true)).toEqual({ ok: false, error: { type: { code: 'required' } } })
  })
})
