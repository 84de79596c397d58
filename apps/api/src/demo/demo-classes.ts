import { integerBetween, type Random } from '@repo/domain/core/seeded-random'
import { ageOn } from '@repo/domain/trainings/physiology'

import type { classes, participations } from '../database/schema/classes.ts'
import type { memberWeights } from '../database/schema/members.ts'
import { classChannel } from '../realtime/branch-events.ts'
import type { PastTraining } from './demo-history.ts'
import { type MemberRow, seededUuid } from './demo-things.ts'

const DAY = 86_400_000
const MEASUREMENTS = 12

/** About one a month for a year, each slightly off the next; the last is today's weight. */
export const demoWeights = (
  random: Random,
  people: readonly MemberRow[],
  now: number,
): (typeof memberWeights.$inferInsert)[] =>
  people.flatMap((person) => {
    if (typeof person.weightKg !== 'number') return []
    let weight = person.weightKg
    let at = now - integerBetween(random, 1, 20) * DAY
    return Array.from({ length: MEASUREMENTS }, () => {
      const row = {
        uuid: seededUuid(random),
        branchUuid: person.branchUuid,
        memberUuid: person.uuid,
        weightKg: Math.round(weight * 10) / 10,
        measuredAt: new Date(at),
      }
      weight += (random() - 0.35) * 1.2
      at -= integerBetween(random, 22, 36) * DAY
      return row
    })
  })

type ParticipationRow = typeof participations.$inferInsert

export const demoParticipations = (
  random: Random,
  history: readonly PastTraining[],
  everybody: readonly MemberRow[],
): readonly ParticipationRow[] => {
  const members = new Map(everybody.map((member) => [member.uuid, member]))
  const rows = new Map<string, ParticipationRow>()
  for (const { training } of history) {
    const { classUuid = null, startAt, branchUuid } = training
    const member = members.get(training.memberUuid ?? '')
    if (classUuid === null || member === undefined) continue
    const { birthday = null, sex = null } = member
    rows.set(`${classUuid} ${member.uuid}`, {
      uuid: seededUuid(random),
      branchUuid,
      classUuid,
      memberUuid: member.uuid,
      pseudonym: member.pseudonym,
      sex,
      age: birthday === null ? null : ageOn(birthday, startAt.toISOString().slice(0, 10)),
      maxHeartRate: training.maxHeartRate ?? null,
      joinedAt: startAt,
      consentAt: startAt,
    })
  }
  return [...rows.values()]
}

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

/** Groups trainings of one type and hour, with one room per type. */
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
