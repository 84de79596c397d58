import type { AuditSnapshot, AuditSubjectKind } from '@repo/domain/center/audit'
import { formatPoint } from '@repo/domain/center/geo-point'
import { compareNames } from '@repo/domain/core/name-order'
import { eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { branches } from '../../database/schema/center.ts'
import { challenges } from '../../database/schema/challenges.ts'
import { classes } from '../../database/schema/classes.ts'
import { displays } from '../../database/schema/displays.ts'
import { members } from '../../database/schema/members.ts'
import { roomCoaches, rooms } from '../../database/schema/rooms.ts'
import { sensors } from '../../database/schema/sensors.ts'
import { administrators } from '../../database/schema/staff.ts'
import { listGallery } from '../center/center-queries.ts'
import { roomsOf, teamsOf } from '../challenges/challenge-groups.ts'
import { type LeveledGoal, leveledGoals } from '../challenges/goal-queries.ts'
import { streamingAccountOf } from '../streaming/streaming-account.ts'
import { listTrainingTypes } from '../trainings/training-types.ts'

/** Something that somebody of the staff does something to. */
export interface AuditSubject {
  readonly kind: AuditSubjectKind
  readonly uuid: string
}

type Reader = (tx: Transaction, uuid: string) => Promise<AuditSnapshot | null>

const named = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ')

const administrator: Reader = async (tx, uuid) => {
  const [row] = await tx.select().from(administrators).where(eq(administrators.uuid, uuid))
  if (row === undefined) return null
  const { name, lastName1, lastName2, email, landline, mobilePhone, role, isActive, imageUrl } = row
  return {
    name: named(name, lastName1, lastName2),
    fields: { name, lastName1, lastName2, email, landline, mobilePhone, role, isActive },
    secret: { password: row.passwordHash, picture: imageUrl },
  }
}

const center: Reader = async (tx, uuid) => {
  const [row] = await tx.select().from(branches).where(eq(branches.uuid, uuid))
  if (row === undefined) return null
  const { name, description, language, measurementSystem, zone, joinsBy, imageUrl, accentColor, exportsClassLogs } = row
  const { addressLine, city, state, country, zipCode, latitude, longitude } = row
  const types = await listTrainingTypes(tx)
  const gallery = await listGallery(tx)
  const account = await streamingAccountOf(tx)
  return {
    name,
    fields: {
      name,
      description,
      language,
      measurementSystem,
      zone,
      joinsBy,
      accentColor,
      exportsClassLogs,
      address: named(addressLine, city, state, country, zipCode),
      place: formatPoint({ latitude, longitude }),
      trainingTypes: types.map(({ nameEn, nameEs }) => `${nameEn} / ${nameEs}`).join(', '),
      pictures: gallery.length,
      videoAccount: account?.email ?? null,
    },
    secret: {
      picture: imageUrl,
      gallery: gallery.map(({ uuid: picture }) => picture).join(),
      videoSecret: account === null ? null : `${account.apiKey} ${account.accountId} ${account.sealedSecret}`,
    },
  }
}

const challenge: Reader = async (tx, uuid) => {
  const [row] = await tx.select().from(challenges).where(eq(challenges.uuid, uuid))
  if (row === undefined) return null
  const { name, description, finishAt, participants } = row
  const goals = await leveledGoals(tx, row)
  const halls = await roomsOf(tx, uuid)
  const teams = await teamsOf(tx, uuid)
  const goalOf = ({ goal }: LeveledGoal): string =>
    `${goal.type} ${goal.target}: ${goal.points}${goal.isActive ? '' : ' (–)'}`
  return {
    name,
    fields: {
      name,
      description,
      finishAt: finishAt.toISOString(),
      participants,
      goals: goals.map(goalOf).join(', ') || null,
      rooms: halls.map(({ room: hall }) => hall.name).join(', ') || null,
      teams: teams.map((team) => `${team.name}: ${team.members}`).join(', ') || null,
    },
  }
}

const classInRoom: Reader = async (tx, uuid) => {
  const [row] = await tx
    .select({ room: rooms.name, minutes: classes.durationMinutes, capacity: classes.capacity })
    .from(classes)
    .innerJoin(rooms, eq(rooms.uuid, classes.roomUuid))
    .where(eq(classes.uuid, uuid))
  if (row === undefined) return null
  return { name: row.room, fields: { duration: row.minutes, capacity: row.capacity } }
}

const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const display: Reader = async (tx, uuid) => {
  const [row] = await tx
    .select({ display: displays, room: rooms.name })
    .from(displays)
    .leftJoin(rooms, eq(rooms.uuid, displays.roomUuid))
    .where(eq(displays.uuid, uuid))
  if (row === undefined) return null
  const { name, follows, schedule, idleView, textSize, overscan, hasSound } = row.display
  const named = await tx.select({ uuid: rooms.uuid, name: rooms.name }).from(rooms)
  const roomOf = new Map(named.map((room) => [room.uuid, room.name]))
  const hours = schedule.map(
    ({ weekday, from, to, roomUuid }) => `${DAY_NAMES[weekday - 1]} ${from}–${to} ${roomOf.get(roomUuid) ?? '–'}`,
  )
  return {
    name,
    fields: {
      name,
      follows,
      room: row.room,
      schedule: hours.join(', ') || null,
      idleView,
      textSize,
      overscan,
      hasSound,
    },
  }
}

const member: Reader = async (tx, uuid) => {
  const [row] = await tx.select().from(members).where(eq(members.uuid, uuid))
  if (row === undefined) return null
  const { name, lastName1, lastName2, pseudonym, email, unlinkedAt, resultMailsSince } = row
  const { sex, birthday, weightKg, heightCm, restingHeartRate, maxHeartRate } = row
  return {
    name: named(name, lastName1, lastName2) || email,
    fields: {
      name,
      lastName1,
      lastName2,
      pseudonym,
      email,
      isLinked: unlinkedAt === null,
      resultMails: resultMailsSince !== null,
    },
    secret: { sex, birthday, weight: weightKg, height: heightCm, restingHeartRate, maxHeartRate },
  }
}

const room: Reader = async (tx, uuid) => {
  const [row] = await tx.select().from(rooms).where(eq(rooms.uuid, uuid))
  if (row === undefined || row.deletedAt !== null) return null
  const coaches = await tx
    .select({ name: administrators.name, lastName1: administrators.lastName1 })
    .from(roomCoaches)
    .innerJoin(administrators, eq(administrators.uuid, roomCoaches.adminUuid))
    .where(eq(roomCoaches.roomUuid, uuid))
  const { name, description, isActive, backgroundUrl, logoUrl } = row
  const coachNames = coaches.map((coach) => named(coach.name, coach.lastName1)).toSorted(compareNames)
  return {
    name,
    fields: { name, description, isActive, coaches: coachNames.join(', ') || null },
    secret: { background: backgroundUrl, logo: logoUrl },
  }
}

const sensor: Reader = async (tx, uuid) => {
  const [row] = await tx.select().from(sensors).where(eq(sensors.uuid, uuid))
  if (row === undefined) return null
  const { name, mac, centerNumber, ownership } = row
  // who has it is a member's: named by nobody whose erasure would not find it
  return { name, fields: { name, mac, centerId: centerNumber, ownership }, secret: { wearer: row.memberUuid } }
}

const READERS: Readonly<Record<AuditSubjectKind, Reader>> = {
  administrator,
  center,
  challenge,
  class: classInRoom,
  display,
  member,
  room,
  sensor,
}

/** What the audit may say of a thing as it is now; null when it is not there. */
export const auditSnapshot = (tx: Transaction, { kind, uuid }: AuditSubject): Promise<AuditSnapshot | null> =>
  READERS[kind](tx, uuid)
