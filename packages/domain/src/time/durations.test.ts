import { expect, it } from 'vitest'

import * as cuts from '../core/truncation.ts'
import * as rhythms from './durations.ts'

it('the durations of toasts, reports, and truncated texts are as specified', () => {
  expect({ ...rhythms }).toEqual({
    toastTimes: { standard: 6000, short: 2000, list: 1000 },
    reportTimes: { backAfter: 3400 },
    streamingTimes: { backAfter: 3400, afterEnd: 6000, joinsWithin: 60_000 },
    challengeTimings: { goalsAfter: 2200, membersAfter: 500, listAfter: 3600 },
  })
  expect({ ...cuts }).toEqual({
    pseudonymDisplay: { from: 20, keep: 17 },
    memberDisplay: { lastNames: { from: 31, keep: 29 }, email: { from: 46, keep: 44 } },
    trainingDisplay: { email: { from: 36, keep: 32 } },
    boardDisplay: {
      name: { from: 25, keep: 23 },
      email: { from: 27, keep: 25 },
      pseudonym: { from: 20, keep: 17 },
    },
    challengeRoomDisplay: { from: 56, keep: 54 },
  })
})
