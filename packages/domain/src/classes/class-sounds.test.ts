import { describe, expect, it } from 'vitest'

import type { ClassFacts, ClassLife } from './class-life.ts'
import { soundBetween } from './class-sounds.ts'

const START = 1_000_000
const facts: ClassFacts = {
  uuid: 'class',
  channel: 'channel',
  trainingName: 'Cycling',
  order: 'effort',
  stepsIcon: null,
  startAt: START,
  finishAt: START + 600_000,
}
const idle: ClassLife = { phase: 'idle', fault: null }
const waiting: ClassLife = { phase: 'waiting', class: facts, fault: null }
const running: ClassLife = { phase: 'running', class: facts, fault: null }
const stopping: ClassLife = { phase: 'stopping', class: facts, cause: 'clock', hasStarted: true }
const ended: ClassLife = { phase: 'ended', class: facts, fault: null }

describe('soundBetween', () => {
  it.each<[string, ClassLife, number, ClassLife, number, string | null]>([
    ['eleven seconds before', waiting, -12_000, waiting, -11_000, null],
    ['ten seconds before', waiting, -10_500, waiting, -10_000, 'tick'],
    ['the same second again', waiting, -10_000, waiting, -9500, null],
    ['the last second', waiting, -1500, waiting, -1000, 'tick'],
    ['a wall that comes on in the last seconds', idle, -4500, waiting, -4000, 'tick'],
    ['no second is left', waiting, -500, waiting, 0, null],
    ['the start', waiting, -100, running, 400, 'start'],
    ['a start without a countdown', idle, 0, running, 900, 'start'],
    ['a wall that comes on during the class', idle, 3000, running, 3000, null],
    ['while it runs', running, 500, running, 1000, null],
    ['the clock is at its end', running, 599_000, stopping, 600_000, null],
    ['it is over', stopping, 600_000, ended, 601_000, 'end'],
    ['it is stopped elsewhere', running, 300_000, ended, 300_500, 'end'],
    ['a stop that was refused', stopping, 300_000, running, 300_500, null],
    ['it was never started', waiting, -60_000, ended, -59_000, null],
    ['a wall that comes on after it', idle, 700_000, ended, 700_500, null],
    ['it is left', ended, 700_000, idle, 700_500, null],
    ['nothing is on', idle, 0, idle, 500, null],
  ])('%s', (_, before, from, after, to, sound) => {
    expect(soundBetween({ life: before, now: START + from }, { life: after, now: START + to })).toBe(sound)
  })

  it('is not the end of another class', () => {
    const other: ClassLife = { phase: 'ended', class: { ...facts, uuid: 'other' }, fault: null }
    expect(soundBetween({ life: running, now: START }, { life: other, now: START })).toBeNull()
  })
})
