import { expect, it } from 'vitest'

import { canFinishLater, canStartLater, changedTimes } from './class-time-change.ts'

const MINUTE = 60_000
const NOW = 1_000_000_000_000
const waiting = { startAt: NOW + 5 * MINUTE, finishAt: NOW + 65 * MINUTE }
const running = { startAt: NOW - 20 * MINUTE, finishAt: NOW + 40 * MINUTE }

it.each([
  ['a start now keeps the duration', waiting, { startAt: NOW }, { startAt: NOW, finishAt: NOW + 60 * MINUTE }],
  ['a start in the past is now', waiting, { startAt: 0 }, { startAt: NOW, finishAt: NOW + 60 * MINUTE }],
  [
    'a later start moves the end',
    waiting,
    { startAt: NOW + 6 * MINUTE },
    { startAt: NOW + 6 * MINUTE, finishAt: NOW + 66 * MINUTE },
  ],
  ['a wait of more than ten minutes is refused', waiting, { startAt: NOW + 10 * MINUTE + 1 }, 'class-times-refused'],
  ['a start now of a started class changes nothing', running, { startAt: NOW }, running],
  ['a later start of a started class is refused', running, { startAt: NOW + 1 }, 'class-started'],
  ['a later end', running, { finishAt: NOW + 45 * MINUTE }, { ...running, finishAt: NOW + 45 * MINUTE }],
  ['an earlier end', running, { finishAt: NOW + 1 }, { ...running, finishAt: NOW + 1 }],
  ['an end in the past is refused', running, { finishAt: NOW }, 'class-times-refused'],
  ['an end before the start is refused', waiting, { finishAt: waiting.startAt }, 'class-times-refused'],
  ['ten hours', running, { finishAt: NOW + 580 * MINUTE }, { ...running, finishAt: NOW + 580 * MINUTE }],
  ['more than ten hours are refused', running, { finishAt: NOW + 580 * MINUTE + 1 }, 'class-times-refused'],
  ['no change', waiting, {}, waiting],
] as const)('the times of a class after a change: %s', (_, times, change, after) => {
  expect(changedTimes(times, change, NOW)).toEqual(after)
})

it('the longest class cannot end later, and the longest wait cannot be extended', () => {
  expect([canFinishLater(running), canFinishLater({ ...running, finishAt: NOW + 576 * MINUTE })]).toEqual([true, false])
  expect([canStartLater(waiting, NOW), canStartLater({ ...waiting, startAt: NOW + 9.5 * MINUTE }, NOW)]).toEqual([
    true,
    false,
  ])
})
