import { expect, it } from 'vitest'

import { readTrainingTypeForm, type TrainingTypeForm } from './training-type-form.ts'

const typed = (change: Partial<TrainingTypeForm> = {}): TrainingTypeForm => ({
  nameEn: ' Rowing ',
  nameEs: 'Remo',
  stepKind: 'none',
  ...change,
})

it.each([
  ['none', null],
  ['rope', 'rope'],
] as const)('the training type %s counts %s', (stepKind, counted) => {
  expect(readTrainingTypeForm(typed({ stepKind }))).toEqual({
    ok: true,
    value: { nameEn: 'Rowing', nameEs: 'Remo', stepKind: counted },
  })
})

it.each([
  [{ nameEn: '' }, { nameEn: { code: 'required' } }],
  [{ nameEs: 'x' }, { nameEs: { code: 'too-short', min: 2, max: 40 } }],
  [{ nameEs: 'x'.repeat(41) }, { nameEs: { code: 'too-long', min: 2, max: 40 } }],
])('a training type form refuses %j', (change, error) => {
  expect(readTrainingTypeForm(typed(change))).toEqual({ ok: false, error })
})
