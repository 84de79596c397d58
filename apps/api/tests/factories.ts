import { randomUUID } from 'node:crypto'

import { eq, type InferInsertModel, type Table } from 'drizzle-orm'

import { createTrainingTypes } from '../src/commands/create-training-types.ts'
import type { Database } from '../src/db/database.ts'
import { administrators } from '../src/db/tables/administrators.ts'
import { branchHosts } from '../src/db/tables/branch-hosts.ts'
import { branches } from '../src/db/tables/branches.ts'
import { members } from '../src/db/tables/members.ts'
import { roomCoaches } from '../src/db/tables/room-coaches.ts'
import { rooms } from '../src/db/tables/rooms.ts'
import { trainingRecords } from '../src/db/tables/training-records.ts'
import { trainingTypes } from '../src/db/tables/training-types.ts'
import { trainings } from '../src/db/tables/trainings.ts'
import { hashPassword } from '../src/password.ts'

export const PASSWORD = 'correct horse battery'

let hashed: Promise<string> | null = null
const passwordHash = (): Promise<string> => {
  hashed ??= hashPassword(PASSWORD)
  return hashed
}

let number = 0
const next = (): number => {
  number += 1
  return number
}

type Overrides<T extends Table> = Partial<InferInsertModel<T>>

export const buildBranch = async (db: Database, overrides: Overrides<typeof branches> = {}) => {
  const uuid = randomUUID()
  const host = `gym${next()}.example`
  const row = {
    uuid,
    name: `Gym ${number}`,
    publishableKey: `pk_${uuid}`,
    features: { realtime: true },
    ...overrides,
  }
  await db.insert(branches).values(row)
  await db.insert(branchHosts).values({ host, branchUuid: uuid })
  await createTrainingTypes(db, uuid)
  return { ...row, host }
}

export const buildAdmin = async (
  db: Database,
  branchUuid: string,
  overrides: Overrides<typeof administrators> = {},
) => {
  const row = {
    uuid: randomUUID(),
    branchUuid,
    name: 'Ana',
    lastName1: 'Robles',
    email: `admin${next()}@gym.example`,
    role: 'admin',
    passwordHash: await passwordHash(),
    ...overrides,
  }
  await db.insert(administrators).values(row)
  return row
}

export const buildMember = async (db: Database, branchUuid: string, overrides: Overrides<typeof members> = {}) => {
  const n = next()
  const row = {
    uuid: randomUUID(),
    branchUuid,
    name: 'Sofía',
    lastName1: 'Núñez',
    pseudonym: `Rayo ${n}`,
    email: `member${n}@gym.example`,
    sex: 'female' as const,
    birthday: '1990-05-10',
    weightKg: 60,
    maxHeartRate: 190,
    signInCode: String(200_000 + n),
    ...overrides,
  }
  await db.insert(members).values(row)
  return row
}

export const buildRoom = async (
  db: Database,
  branchUuid: string,
  coachUuid: string,
  overrides: Overrides<typeof rooms> = {},
) => {
  const at = new Date('2026-01-01T00:00:00Z')
  const row = {
    uuid: randomUUID(),
    branchUuid,
    kind: 'remote' as const,
    name: `Room ${next()}`,
    createdAt: at,
    updatedAt: at,
    ...overrides,
  }
  await db.insert(rooms).values(row)
  await db.insert(roomCoaches).values({ branchUuid, roomUuid: row.uuid, adminUuid: coachUuid })
  return row
}

/** A training of a minute at 150 bpm, with its records. */
export const buildTraining = async (
  db: Database,
  branchUuid: string,
  memberUuid: string,
  overrides: Overrides<typeof trainings> = {},
) => {
  const [type] = await db.select().from(trainingTypes).where(eq(trainingTypes.branchUuid, branchUuid)).limit(1)
  const row = {
    uuid: randomUUID(),
    branchUuid,
    memberUuid,
    trainingTypeUuid: type?.uuid ?? '',
    deviceType: 'strap',
    modality: 'group' as const,
    startAt: new Date('2026-11-20T18:00:00Z'),
    offset: '-6',
    zone: 'America/Mexico_City',
    durationSeconds: 60,
    belowSeconds: 0,
    z1Seconds: 0,
    z2Seconds: 0,
    z3Seconds: 60,
    z4Seconds: 0,
    z5Seconds: 0,
    points: 3,
    pointsVersion: 1,
    maxHeartRate: 200,
    ...overrides,
  }
  await db.insert(trainings).values(row)
  const heartRates = Array.from({ length: 60 }, () => 150)
  await db.insert(trainingRecords).values({ trainingUuid: row.uuid, branchUuid, stepSeconds: 1, heartRates })
  return row
}
