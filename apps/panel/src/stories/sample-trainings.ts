import type { TrainingRow } from '@repo/api-client/trainings/list-trainings'
import type { Training } from '@repo/api-client/trainings/training'

import { memberAt } from './sample-members.ts'

const uuidOf = (index: number): string => `0190a000-0000-7000-8000-2${String(index).padStart(11, '0')}`

const SENSORS = ['Polar H10 1A2B3C4D', 'appleWatch', null] as const

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
    seconds: 2400 + index * 60,
    effort: 72.4,
    calories: index === 3 ? null : 412.6,
    points: 131.25,
    zoneSeconds: [300, 600, 700, 500, 200],
    ...change,
  }
}

export const fewTrainings: readonly TrainingRow[] = Array.from({ length: 12 }, (_, index) => trainingAt(index))

export const wholeTraining = (index: number, change: Partial<Training> = {}): Training => {
  const { uuid, userUuid, name, startAt, offset, deviceType, sensorName, trainingName } = trainingAt(index)
  const records = Array.from({ length: 1800 }, (_, second) => {
    const heartRate = Math.round(140 - 45 * Math.cos((second / 1800) * 4 * Math.PI) + (second % 3))
    return { at: new Date(startAt.getTime() + second * 1000), heartRate, effort: heartRate / 1.9, calories: second / 6 }
  })
  return {
    uuid,
    userUuid: userUuid ?? '',
    userName: `${name} Ibáñez`,
    pseudonym: 'Relámpago Azul',
    classUuid: null,
    startAt,
    offset,
    modality: 'group',
    deviceType,
    sensorName,
    type: trainingName,
    maxHeartRate: 190,
    averageHeartRate: 141.2,
    peakHeartRate: 187,
    points: 86.5,
    pointsVersion: 1,
    calories: 300,
    seconds: 1800,
    steps: null,
    zoneSeconds: { z1: 240, z2: 300, z3: 420, z4: 480, z5: 240 },
    stepSeconds: 1,
    records,
    ...change,
  }
}
