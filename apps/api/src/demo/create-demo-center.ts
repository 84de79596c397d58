import { integerBetween, type Random, seededRandom } from '@repo/domain/core/seeded-random'
import { eq, sql } from 'drizzle-orm'

import { hashPassword } from '../areas/auth/password.ts'
import { DEMO_HOST, hasCenter } from '../areas/center/center-queries.ts'
import { createTrainingTypes } from '../areas/trainings/training-types.ts'
import { type Database, rowsOf, type Transaction } from '../database/database.ts'
import { branches, branchHosts } from '../database/schema/center.ts'
import { classes, participations } from '../database/schema/classes.ts'
import { linkRequests, members, memberWeights } from '../database/schema/members.ts'
import { roomCoaches, rooms } from '../database/schema/rooms.ts'
import { sensors } from '../database/schema/sensors.ts'
import { administrators } from '../database/schema/staff.ts'
import { writeChallenges } from './demo-challenges.ts'
import { demoClasses, demoParticipations, demoWeights } from './demo-classes.ts'
import { demoHistory, type PastTraining, writeHistory } from './demo-history.ts'
import { demoMembers, demoRooms, demoSensors, demoStaff, type MemberRow, seededUuid } from './demo-things.ts'

type Strap = typeof sensors.$inferInsert

const LOST_OF_HUNDRED = [1, 3, 2, 0, 14, 2, 1, 4, 2] as const

const wearStraps = (
  random: Random,
  history: readonly PastTraining[],
  straps: readonly Strap[],
): { readonly history: readonly PastTraining[]; readonly straps: readonly Strap[] } => {
  const seen = new Map<string, number>()
  const worn = history.map((past): PastTraining => {
    const { training } = past
    const place = straps.findIndex(({ memberUuid }) => memberUuid === training.memberUuid)
    const strap = straps[place]
    if (strap === undefined) return past
    const end = training.startAt.getTime() + training.durationSeconds * 1000
    seen.set(strap.uuid, Math.max(seen.get(strap.uuid) ?? 0, end))
    const lostSeconds = Math.round((training.durationSeconds * (LOST_OF_HUNDRED[place] ?? 0)) / 100)
    return { ...past, training: { ...training, sensorName: strap.name, sensorUuid: strap.uuid, lostSeconds } }
  })
  return {
    history: worn,
    straps: straps.map((strap) => {
      const at = seen.get(strap.uuid)
      return at === undefined ? strap : { ...strap, lastSeenAt: new Date(at), battery: integerBetween(random, 8, 100) }
    }),
  }
}

/** At the default pin. */
const ADDRESS = {
  addressLine: 'Plaza de la Constitución 1',
  country: 'México',
  state: 'Ciudad de México',
  city: 'Ciudad de México',
  zipCode: '06066',
}

const SEED = 20_260_101
const insertBranch = async (tx: Transaction, random: Random, now: number): Promise<string> => {
  const uuid = seededUuid(random)
  await tx.insert(branches).values({
    uuid,
    name: 'Latido Demo',
    description: 'A made-up fitness center to try everything out.',
    chainUuid: seededUuid(random),
    chainName: 'Latido',
    language: 'es',
    ...ADDRESS,
    firstStepsPutAwayAt: new Date(now),
    agreementAcceptedAt: new Date(now),
    exportsClassLogs: true,
    publishableKey: `pk_demo_${seededUuid(random).replaceAll('-', '')}`,
    features: { realtime: true, daqs: true, streaming: true, gamification: true },
  })
  const hosts = ['localhost', '127.0.0.1', DEMO_HOST]
  await tx.insert(branchHosts).values(hosts.map((host) => ({ host, branchUuid: uuid })))
  return uuid
}

const insertPeople = async (
  tx: Transaction,
  random: Random,
  branchUuid: string,
  { password, now }: { readonly password: string; readonly now: number },
) => {
  const passwordHash = await hashPassword(password)
  const staff = demoStaff(random).map((person) => ({ ...person, branchUuid, passwordHash, createdAt: new Date(now) }))
  await tx.insert(administrators).values(staff)
  const everybody = demoMembers(random, branchUuid, now)
  await tx.insert(members).values([...everybody])
  await tx.insert(memberWeights).values(demoWeights(seededRandom(SEED + 2), everybody, now))
  const asking = demoMembers(seededRandom(SEED + 1), branchUuid, now).slice(0, 4)
  await tx.insert(linkRequests).values(asking.map((person) => requestOf(random, person, now)))
  return { staff, everybody }
}

const requestOf = (random: Random, person: MemberRow, now: number): typeof linkRequests.$inferInsert => ({
  uuid: seededUuid(random),
  branchUuid: person.branchUuid,
  name: person.name,
  lastName1: person.lastName1,
  lastName2: person.lastName2 ?? null,
  pseudonym: person.pseudonym,
  email: `new.${person.email}`,
  sex: person.sex ?? null,
  birthday: person.birthday ?? null,
  requestedAt: new Date(now - Math.floor(random() * 5 * 86_400_000)),
})

const insertRooms = async (
  tx: Transaction,
  random: Random,
  branchUuid: string,
  coaches: readonly string[],
  now: number,
) => {
  const at = new Date(now)
  const rows = demoRooms(random).map((room) => ({ ...room, branchUuid, createdAt: at, updatedAt: at }))
  await tx.insert(rooms).values(rows)
  const assigned = rows.map((room, index) => ({
    branchUuid,
    roomUuid: room.uuid,
    adminUuid: coaches[index % coaches.length] ?? '',
  }))
  await tx.insert(roomCoaches).values(assigned)
  return rows
}

export const demoBranch = async (db: Database): Promise<string | null> => {
  const [row] = await db.select().from(branchHosts).where(eq(branchHosts.host, DEMO_HOST))
  return row?.branchUuid ?? null
}

/** Advisory lock key: "lati", "de". */
const DEMO = [0x6c617469, 0x6465] as const

/** Locks out other servers until the transaction ends. */
const isAlone = async (tx: Transaction): Promise<boolean> => {
  const lock = sql`select pg_try_advisory_xact_lock(${DEMO[0]}::int, ${DEMO[1]}::int) as "isFree"`
  const [taken] = await rowsOf<{ isFree: boolean }>(tx, lock)
  return taken?.isFree === true
}

/** Deterministic, except for the staff's password. False if a center exists; `busy` while another server creates it. */
export const createDemoCenter = async (
  db: Database,
  now: number,
  password: string,
): Promise<'made' | 'there' | 'busy'> => {
  const random = seededRandom(SEED)
  return db.transaction(async (tx) => {
    if (!(await isAlone(tx))) return 'busy'
    if (await hasCenter(tx)) return 'there'
    const branchUuid = await insertBranch(tx, random, now)
    const { staff, everybody } = await insertPeople(tx, random, branchUuid, { password, now })
    const coaches = staff.filter(({ role }) => role === 'coach').map(({ uuid }) => uuid)
    const halls = await insertRooms(tx, random, branchUuid, coaches, now)
    const drawer = demoSensors(random, branchUuid, everybody, now)
    const typesRandom = seededRandom(SEED + 3)
    const types = await createTrainingTypes(tx, branchUuid, () => seededUuid(typesRandom))
    const choices = types.map(({ uuid, stepKind }) => ({ uuid, countsSteps: stepKind !== null }))
    const past = demoHistory(random, everybody, choices, now)
    const { history, straps } = wearStraps(seededRandom(SEED + 4), past, drawer)
    await tx.insert(sensors).values([...straps])
    const remote = halls.filter(({ kind }) => kind === 'remote').map(({ uuid }) => uuid)
    const told = demoClasses(seededRandom(SEED + 5), history, remote, now)
    await tx.insert(classes).values([...told.classes])
    const present = demoParticipations(seededRandom(SEED + 6), told.history, everybody)
    for (let at = 0; at < present.length; at += 500) await tx.insert(participations).values(present.slice(at, at + 500))
    await writeHistory(tx, told.history)
    const memberUuids = everybody.map(({ uuid }) => uuid)
    await writeChallenges(tx, { branchUuid, memberUuids, roomUuids: remote.slice(0, 3), now })
    return 'made'
  })
}
