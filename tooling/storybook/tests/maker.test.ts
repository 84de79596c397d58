import { expect, it } from 'vitest'

import { whySkipped } from '../src/maker.ts'

const here = { browser: '156.0.1', platform: 'linux-x64' }

it('pictures are compared wherever the same browser draws them', () => {
  expect(whySkipped({ ...here }, here)).toBeNull()
})

it.each([
  [{ browser: '155.0.0', platform: 'linux-x64' }, /Chromium 155.0.0 on linux-x64, this is Chromium 156.0.1/],
  [{ browser: '156.0.1', platform: 'darwin-arm64' }, /on darwin-arm64/],
  [null, /not recorded/],
])('pictures of %j are not compared, and the reason is named', (kept, reason) => {
  expect(whySkipped(kept, here)).toMatch(reason)
})
