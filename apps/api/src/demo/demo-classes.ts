import type { Random } from '@repo/domain/seeded-random'

import type { classes } from '../database/schema/classes.ts'
import { classChannel } from '../realtime/channels.ts'
import type { PastTraining } from './demo-history.ts'
import { seededUuid } from './demo-random.ts'

type ClassRow = typeof classes.$inferInsert

const HOUR_MS = 3_600_000
const SINCE_MS = 45 * 24 * HOUR_MS

interface Told {
  readonly history: readonly PastTraining[]
  readonly classes: readonly ClassRow[]
}

const classOf = (random: Random, { training }: PastTraining, roomUuid: string): ClassRow => {
  const uuid = seededUuid(random)
  const { branchUuid, trainingTypeUuid } = training
  const startAt = new Date(Math.floor(training.startAt.getTime() / HOUR_MS) * HOUR_MS)
  const finishAt = new Date(startAt.getTime() + HOUR_MS)
  return {
    uuid,
    branchUuid,
    roomUuid,
    trainingTypeUuid,
    startAt,
    finishAt,
    channel: classChannel(branchUuid, uuid),
    capacity: 20,
    durationMinutes: 60,
    delayMinutes: 0,
    dataOrder: 'calories',
    remoteState: 'idle',
    configuredAt: startAt,
    endedAt: finishAt,
  }
}

/** Puts the newer trainings of groups into classes: those of one type and hour were together, each type in its room. */
export const demoClasses = (
  random: Random,
  history: readonly PastTraining[],
  roomUuids: readonly string[],
  now: number,
): Told => {
  const types = [...new Set(history.map(({ training }) => training.trainingTypeUuid))].toSorted()
  const byHour = new Map<string, ClassRow>()
  const placed = history.map((past) => {
    const { training } = past
    const at = training.startAt.getTime()
    if (training.modality !== 'group' || at < now - SINCE_MS) return past
    const key = `${Math.floor(at / HOUR_MS)} ${training.trainingTypeUuid}`
    const room = roomUuids[types.indexOf(training.trainingTypeUuid) % roomUuids.length] ?? ''
    const known = byHour.get(key) ?? classOf(random, past, room)
    byHour.set(key, known)
    return { ...past, training: { ...training, classUuid: known.uuid } }
  })
  return { history: placed, classes: [...byHour.values()] }
}
