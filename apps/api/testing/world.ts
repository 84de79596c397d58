import { randomUUID } from 'node:crypto'

import type { Endpoint } from '@repo/api-client/core/endpoint'
import { daqHeaders, displayHeaders, participantHeaders, sessionHeaders } from '@repo/api-client/core/headers'
import { eq } from 'drizzle-orm'

import { openSession } from '../src/areas/auth/sessions.ts'
import { startClass } from '../src/areas/classes/class-commands.ts'
import { requestContinuation, waitingRequests } from '../src/areas/classes/joining/join-requests.ts'
import { participantOfRow, toLiveClass } from '../src/areas/classes/live/recover-classes.ts'
import { noteReceived } from '../src/areas/classes/straps/room-straps.ts'
import { createPairingCode } from '../src/areas/pairing/pairing-codes.ts'
import { branchDatabase } from '../src/database/branch-database.ts'
import { bans } from '../src/database/schema/classes.ts'
import { daqKeys } from '../src/database/schema/daq-keys.ts'
import { displays } from '../src/database/schema/displays.ts'
import { galleryImages } from '../src/database/schema/images.ts'
import { adminSessions, passwordResets } from '../src/database/schema/staff.ts'
import { strapClaims } from '../src/database/schema/strap-claims.ts'
import { streamingAccounts } from '../src/database/schema/streaming.ts'
import { trainingTypes } from '../src/database/schema/training-types.ts'
import { hashOf, newToken } from '../src/lib/secrets.ts'
import { buildAdmin } from './factories/build-admin.ts'
import { buildEmptyImport, buildPlannedImport, SOME_MEMBERS } from './factories/build-import.ts'
import { buildLinkRequest } from './factories/build-link-request.ts'
import { buildListView } from './factories/build-list-view.ts'
import { buildMember } from './factories/build-member.ts'
import { buildRoom } from './factories/build-room.ts'
import { buildSensor } from './factories/build-sensor.ts'
import { buildTraining } from './factories/build-training.ts'
import { buildGym, type TestServer } from './test-server.ts'

/** Each caller has exactly one credential. */
export const CALLERS = ['admin', 'coach', 'stranger', 'center', 'participant', 'display', 'daq', 'anonymous'] as const
export type Caller = (typeof CALLERS)[number]

const runClass = async ({ context }: TestServer, branchUuid: string, adminUuid: string, roomUuid: string) => {
  const now = context.clock.now()
  const branch = branchDatabase(context.db, branchUuid)
  const member = await buildMember(context.db, branchUuid)
  const [type] = await context.db.select().from(trainingTypes).where(eq(trainingTypes.branchUuid, branchUuid)).limit(1)
  const row = await branch.run((tx) =>
    startClass(tx, {
      branchUuid,
      roomUuid,
      adminUuid,
      trainingTypeUuid: type?.uuid ?? '',
      durationMinutes: 600,
      delayMinutes: 0,
      dataOrder: 'effort',
      capacity: 50,
      now,
    }),
  )
  context.engine.open(toLiveClass(row, 0))
  const who = { pseudonym: null, signInCode: member.signInCode, phoneHash: null, language: 'en' as const }
  const joined = await context.join({ branchUuid, guesses: [], repeats: [], join: { roomUuid, ...who, now } })
  if (joined.isElsewhere) throw new Error('the first phone of a member was taken for a second one')
  context.engine.join(row.uuid, participantOfRow(joined.participation))
  context.engine.notePhoneContact(row.uuid, joined.participation.uuid)
  const secondPhone = newToken()
  const liveClass = context.engine.find(row.uuid)
  if (liveClass === null) throw new Error('the class does not run')
  requestContinuation(liveClass, { participationUuid: joined.participation.uuid, phoneHash: hashOf(secondPhone), now })
  const [request] = waitingRequests(liveClass, now)
  const received = ['ant:26', 'ant:730926'].map((address) => ({ sample: { at: now, hr: 96 }, address, sensor: null }))
  noteReceived(liveClass.roomStraps, received, now)
  const claim = { address: 'ant:26', participationUuid: joined.participation.uuid, from: now }
  liveClass.roomStraps.claims.push({ ...claim, to: null })
  await context.db.insert(strapClaims).values({ uuid: randomUUID(), branchUuid, ...claim, fromAt: new Date(now) })
  return {
    member,
    typeUuid: row.trainingTypeUuid,
    classUuid: row.uuid,
    phone: joined.token,
    secondPhone,
    request: request?.uuid ?? '',
    strapId: liveClass.roomStraps.byAddress.get('ant:730926')?.id ?? '',
  }
}

export const buildWorld = async (
  server: TestServer,
  features: Record<string, boolean> = { realtime: true, daqs: true, streaming: true, gamification: true },
) => {
  const { db, clock } = server.context
  const { branch, admin, coach, neighbours } = await buildGym(server, { features, exportsClassLogs: true })
  // a role unknown to this version
  const stranger = await buildAdmin(db, branch.uuid, { role: 'janitor' })
  const now = clock.now()
  const idle = await buildRoom(db, branch.uuid, coach.uuid)
  const busy = await buildRoom(db, branch.uuid, coach.uuid)
  const daq = await buildRoom(db, branch.uuid, coach.uuid, { kind: 'daq' })
  const running = await runClass(server, branch.uuid, coach.uuid, busy.uuid)
  // without a session or class, so that signing in and joining replace no token of others
  const spareAdmin = await buildAdmin(db, branch.uuid)
  const consent = { resultMailsSince: new Date(now), resultMailsOrigin: 'https://gym.example' }
  const spare = await buildMember(db, branch.uuid, consent)
  const { uuid: trainingUuid } = await buildTraining(db, branch.uuid, spare.uuid)
  const alone = { deviceType: 'import', modality: 'individual', startAt: new Date('2026-11-19T18:00:00Z') } as const
  const { uuid: importedUuid } = await buildTraining(db, branch.uuid, spare.uuid, alone)
  const wall = newToken()
  const displayUuid = randomUUID()
  const createdAt = new Date(now)
  await db.insert(displays).values({
    uuid: displayUuid,
    branchUuid: branch.uuid,
    name: 'Pared',
    roomUuid: busy.uuid,
    tokenHash: hashOf(wall),
    createdAt,
  })
  const device = newToken()
  const daqUuid = randomUUID()
  const daqKey = { uuid: daqUuid, branchUuid: branch.uuid, keyHash: hashOf(device), issuedAt: createdAt }
  await db.insert(daqKeys).values({ ...daqKey, roomUuid: busy.uuid, name: 'Receptor', kind: 'receiver' })
  const mac = 'A0:B1:C2:D3:E4:F5'
  const strap = await buildSensor(db, branch.uuid, spare.uuid, { name: 'Strap', mac, updatedAt: createdAt })
  const resetToken = newToken()
  await db.insert(passwordResets).values({
    administratorUuid: spareAdmin.uuid,
    branchUuid: branch.uuid,
    tokenHash: hashOf(resetToken),
    expiresAt: new Date(now + 30 * 60_000),
  })
  const { uuid: listViewUuid } = await buildListView(db, branch.uuid, admin.uuid, createdAt)
  const { uuid: askingUuid } = await buildLinkRequest(db, branch.uuid)
  const { uuid: acceptedUuid } = await buildLinkRequest(db, branch.uuid, {
    acceptedAt: createdAt,
    memberUuid: (await buildMember(db, branch.uuid)).uuid,
  })
  const [galleryImageUuid, removedImageUuid, retiredTypeUuid] = [randomUUID(), randomUUID(), randomUUID()]
  const picture = { branchUuid: branch.uuid, imageUrl: '/images/none.webp', position: 1, createdAt }
  const removed = { ...picture, uuid: removedImageUuid, removedAt: createdAt }
  await db.insert(galleryImages).values([{ ...picture, uuid: galleryImageUuid }, removed])
  const retired = { nameEn: 'Rope', nameEs: 'Cuerda', position: 99, retiredAt: createdAt }
  await db.insert(trainingTypes).values({ uuid: retiredTypeUuid, branchUuid: branch.uuid, ...retired })
  const left = await buildMember(db, branch.uuid, { unlinkedAt: createdAt })
  const ban = { branchUuid: branch.uuid, memberUuid: spare.uuid, roomUuid: idle.uuid, kind: 'permanent' as const }
  await db.insert(bans).values({ uuid: randomUUID(), ...ban, createdAt, liftedAt: createdAt })
  const importer = { branchUuid: branch.uuid, adminUuid: admin.uuid }
  const imports = {
    planned: await buildPlannedImport(server.context, { ...importer, csv: SOME_MEMBERS }),
    done: await buildEmptyImport(server.context, importer, { state: 'done', doneAt: createdAt }),
    trainings: await buildEmptyImport(server.context, importer, {
      kind: 'trainings',
      trainingTypeUuid: running.typeUuid,
    }),
  }
  const streamingAccountUuid = randomUUID()
  const account = { uuid: streamingAccountUuid, branchUuid: branch.uuid, email: 'video@gym.example', apiKey: 'key' }
  await db.insert(streamingAccounts).values({ ...account, sealedSecret: 'closed', updatedAt: createdAt })
  const pairing = await createPairingCode(db, { branchUuid: branch.uuid, kind: 'display', now })
  const receiverPairing = await createPairingCode(db, { branchUuid: branch.uuid, kind: 'receiver', now })
  const centerKey = branch.publishableKey
  const session = async ({ uuid }: { uuid: string }) =>
    (await openSession({ db, adminUuid: uuid, branchUuid: branch.uuid, isRemembered: false, isForced: true, now }))
      .token
  const staff = async (person: { uuid: string }) =>
    sessionHeaders({ centerKey, language: 'en', staffToken: await session(person), branchUuid: branch.uuid })
  const headers: Readonly<Record<Caller, Readonly<Record<string, string>>>> = {
    admin: await staff(admin),
    coach: await staff(coach),
    stranger: await staff(stranger),
    center: sessionHeaders({ centerKey, language: 'en' }),
    participant: participantHeaders('en', running.phone),
    display: displayHeaders('en', wall),
    daq: daqHeaders('en', device),
    anonymous: {},
  }
  const [adminSession] = await db.select().from(adminSessions).where(eq(adminSessions.adminUuid, admin.uuid))
  const people = { admin, coach, spareAdmin, spare }
  return {
    branch,
    neighbours,
    ...people,
    idle,
    busy,
    daq,
    ...running,
    trainingUuid,
    importedUuid,
    adminSession: adminSession?.uuid ?? '',
    displayUuid,
    daqUuid,
    listViewUuid,
    askingUuid,
    acceptedUuid,
    galleryImageUuid,
    removedImageUuid,
    retiredTypeUuid,
    left,
    imports,
    streamingAccountUuid,
    resetToken,
    pairing,
    receiverPairing,
    mac,
    sensorUuid: strap.uuid,
    headers,
    now,
  }
}
export type World = Awaited<ReturnType<typeof buildWorld>>

export const callerOf = ({ access }: Endpoint): Caller => {
  if (access.kind === 'staff') return 'admin'
  return access.kind === 'public' ? 'anonymous' : access.kind
}
