import { expect, it } from 'vitest'

import { readStreamingForm, type StreamingForm } from './streaming-form.ts'

const typed = (change: Partial<StreamingForm> = {}): StreamingForm => ({
  email: 'video@gym.example',
  accountId: '',
  apiKey: ' key ',
  secret: ' secret ',
  ...change,
})

it('a streaming form trims the key and the secret, and the account is optional', () => {
  expect(readStreamingForm(typed())).toEqual({
    ok: true,
    value: { email: 'video@gym.example', accountId: null, apiKey: 'key', secret: 'secret' },
  })
})

it.each([
  [{ email: 'video' }, { email: { code: 'not-an-email' } }],
  [{ email: '' }, { email: { code: 'required' } }],
  [{ apiKey: '  ' }, { apiKey: { code: 'required' } }],
  [{ secret: '' }, { secret: { code: 'required' } }],
  [{ secret: 'x'.repeat(201) }, { secret: { code: 'too-long', min: 1, max: 200 } }],
])('a streaming form refuses %j', (change, error) => {
  expect(readStreamingForm(typed(change))).toEqual({ ok: false, error })
})
