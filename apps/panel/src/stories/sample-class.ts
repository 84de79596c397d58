import type { TrainedClass } from '@repo/api-client/trainings/class-records'
import type { ReplayedClass } from '@repo/domain/live/replay'

export const CLASS_UUID = '0190a000-0000-7000-8000-400000000001'
const SECONDS = 600
const NAMES = ['Cometa', 'Volcán', 'Jaguar', 'Ñandú', 'Relámpago', 'Tormenta'] as const

const personOf = (index: number) => ({ userUuid: `person-${index}`, pseudonym: NAMES[index] ?? '', imageUrl: null })

export const trainedClass: TrainedClass = {
  uuid: CLASS_UUID,
  roomName: 'Sala Norte',
  trainingName: 'HIIT',
  startAt: new Date('2026-11-21T16:05:00Z'),
  endedAt: new Date('2026-11-21T16:15:00Z'),
  order: 'calories',
  results: NAMES.map((_, index) => ({
    ...personOf(index),
    averageEffort: 82.4 - index,
    maxHeartRate: 181 - index,
    calories: 112.6 - index,
    steps: null,
    points: 31.5 - index,
    seconds: SECONDS - index,
    zoneSeconds: [60, 120, 180, 120, 60],
    belowSeconds: 60,
  })),
}

/** The second participant has no signal after five minutes. */
export const replayedClass: ReplayedClass = {
  stepSeconds: 1,
  seconds: SECONDS,
  order: 'effort',
  people: NAMES.map((_, index) => ({
    ...personOf(index),
    joinedAtSecond: index === 5 ? 120 : -60,
    maxHeartRate: 200,
    heartRates: Array.from({ length: SECONDS }, (__, second) =>
      index === 1 && second > 300 ? null : 100 + index * 5 + Math.floor(second / 10),
    ),
    calories: Array.from({ length: SECONDS }, (__, second) => Math.round(second / 6)),
  })),
}
