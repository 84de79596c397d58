import { expect, it } from 'vitest'

import { whySkipped } from '../src/maker.ts'

const here = { browser: '150.0', platform: 'linux-x64', letters: 'aa' }

it('pictures are compared by what draws as their maker does', () => {
  expect(whySkipped(here, { ...here })).toBeNull()
})

it.each([
  [null, 'nobody is named as their maker'],
  [{ ...here, browser: '149.0' }, 'made by Chromium 149.0 on linux-x64, this is Chromium 150.0 on linux-x64'],
  [
    { ...here, platform: 'darwin-arm64' },
    'made by Chromium 150.0 on darwin-arm64, this is Chromium 150.0 on linux-x64',
  ],
  [{ ...here, letters: 'bb' }, 'made on a machine that draws letters otherwise than this one'],
  [{ browser: here.browser, platform: here.platform }, 'made on a machine that draws letters otherwise than this one'],
])('what %j has made is not compared', (kept, why) => {
  expect(whySkipped(kept, here)).toBe(why)
})
