import type { TrainingRow } from '@repo/api-client/trainings/list-trainings'

import { memberAt } from './sample-members.ts'

const uuidOf = (index: number): string => `0190a000-0000-7000-8000-2${String(index).padStart(11, '0')}`

const SENSORS = ['Polar H10 1A2B3C4D', 'appleWatch', null] as const

/** The training at a place of the list, an hour before the one above it. */
export const trainingAt = (index: number, change: Partial<TrainingRow> = {}): TrainingRow => {
  const { uuid: userUuid, name, lastName1, lastName2, email } = memberAt(index)
  return {
    uuid: uuidOf(index),
    startAt: new Date(Date.UTC(2026, 10, 21, 16 - index, 5)),
    offset: '-6',
    userUuid,
    name: name ?? '',
    lastName1: lastName1 ?? '',
    lastName2,
    email,
    deviceType: 'strap',
    sensorName: SENSORS[index % SENSORS.length] ?? null,
    trainingName: index % 2 === 0 ? 'Ciclismo' : 'HIIT',
    ...change,
  }
}

/** As many as can be seen at once. */
export const fewTrainings: readonly TrainingRow[] = Array.from({ length: 12 }, (_, index) => trainingAt(index))
