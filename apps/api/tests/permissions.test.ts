import { contract } from '@repo/api-client/contract'
import { ErrorBody } from '@repo/api-client/core/schemas'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { administrators } from '../src/db/tables/administrators.ts'
import { databaseFingerprint } from './database-fingerprint.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { createValidSender } from './valid-sender.ts'
import { buildWorld, CALLERS, type Caller } from './world.ts'

type Name = keyof typeof contract

const EVERY_STAFF = ['admin', 'coach', 'stranger'] as const
const BOTH_ROLES = ['admin', 'coach'] as const
const AND_WALLS = ['admin', 'coach', 'display'] as const

/** Who is granted each call, written down by hand: it must not follow from the code under test. */
const GRANTED: Readonly<Record<Name, readonly Caller[]>> = {
  searchCenter: CALLERS,
  checkSetup: CALLERS,
  setUpCenter: CALLERS,
  showFirstSteps: ['admin'],
  putAwayFirstSteps: ['admin'],
  showHealth: CALLERS,
  logIn: ['center'],
  forgotPassword: ['center'],
  resetPassword: ['center'],
  createPairingCode: ['center'],
  collectPairing: ['center'],
  listOpenClasses: ['center'],
  joinClass: ['center'],
  showJoinRequest: ['center'],
  refreshSession: EVERY_STAFF,
  logOut: EVERY_STAFF,
  showCenter: EVERY_STAFF,
  updateOffset: EVERY_STAFF,
  updateCenter: ['admin'],
  uploadCenterImage: ['admin'],
  updateAddress: ['admin'],
  findAddress: ['admin'],
  describePoint: ['admin'],
  addGalleryImage: ['admin'],
  deleteGalleryImage: ['admin'],
  orderGallery: ['admin'],
  createStreamingAccount: ['admin'],
  updateStreamingAccount: ['admin'],
  deleteStreamingAccount: ['admin'],
  createTrainingType: ['admin'],
  updateTrainingType: ['admin'],
  retireTrainingType: ['admin'],
  listTrainingTypes: EVERY_STAFF,
  listTrainings: EVERY_STAFF,
  exportTrainings: EVERY_STAFF,
  listSensors: EVERY_STAFF,
  exportSensors: EVERY_STAFF,
  listListViews: EVERY_STAFF,
  keepListView: EVERY_STAFF,
  deleteListView: ['admin'],
  showDashboard: BOTH_ROLES,
  showOverview: BOTH_ROLES,
  acceptAgreement: ['admin'],
  showAdmin: BOTH_ROLES,
  showTraining: BOTH_ROLES,
  downloadTraining: BOTH_ROLES,
  showTrainedClass: BOTH_ROLES,
  showClassRecords: BOTH_ROLES,
  downloadClassLog: BOTH_ROLES,
  removeTraining: ['admin'],
  importTraining: ['admin'],
  updateRoom: BOTH_ROLES,
  startClass: BOTH_ROLES,
  changeClassState: BOTH_ROLES,
  banParticipant: BOTH_ROLES,
  listJoinRequests: BOTH_ROLES,
  answerJoinRequest: BOTH_ROLES,
  deleteStreaming: BOTH_ROLES,
  recoverStreaming: BOTH_ROLES,
  pairDisplay: BOTH_ROLES,
  listDisplays: BOTH_ROLES,
  deleteDisplay: BOTH_ROLES,
  handOverSensor: BOTH_ROLES,
  createSensor: ['admin'],
  updateSensor: ['admin'],
  deleteSensor: ['admin'],
  listAdmins: ['admin'],
  exportAdmins: ['admin'],
  listAudit: ['admin'],
  exportAudit: ['admin'],
  verifyAudit: ['admin'],
  createAdmin: ['admin'],
  updateAdmin: BOTH_ROLES,
  uploadAdminImage: ['admin'],
  changePassword: ['admin'],
  listOwnSessions: ['admin'],
  endOwnSession: ['admin'],
  deleteAdmin: ['admin'],
  createRoom: ['admin'],
  deleteRoom: ['admin'],
  uploadRoomBackground: ['admin'],
  uploadRoomLogo: ['admin'],
  showRealtimeConfig: ['admin', 'coach', 'stranger', 'display'],
  createRealtimeToken: AND_WALLS,
  showMeasurements: AND_WALLS,
  showClassSummary: AND_WALLS,
  showDisplay: ['display'],
  signInDisplay: ['center'],
  signOutDisplay: ['display'],
  issueDaqKey: BOTH_ROLES,
  showReport: BOTH_ROLES,
  exportRanking: BOTH_ROLES,
  askMembership: ['center'],
  listRequests: BOTH_ROLES,
  acceptRequests: ['admin'],
  refuseRequests: ['admin'],
  restoreRequests: ['admin'],
  revokeDaqKey: BOTH_ROLES,
  addDaqRoom: ['admin'],
  deleteDaqRoom: ['admin'],
  reportDaq: ['daq'],
  listMembers: BOTH_ROLES,
  showMember: BOTH_ROLES,
  listWeights: BOTH_ROLES,
  listMemberTrainings: BOTH_ROLES,
  unbanMember: BOTH_ROLES,
  sendReport: BOTH_ROLES,
  exportMembers: BOTH_ROLES,
  exportMemberData: ['admin'],
  eraseMember: ['admin'],
  createMember: ['admin'],
  updateMember: ['admin'],
  updateVariables: ['admin'],
  unlinkMember: ['admin'],
  unlinkMembers: ['admin'],
  sendDaqMeasurements: ['daq'],
  sendMeasurements: ['participant'],
  showParticipation: ['participant'],
  answerOwnRequest: ['participant'],
}

/** What a center without features cannot do, whoever asks. */
const NEEDS_FEATURE: readonly Name[] = [
  'issueDaqKey',
  'revokeDaqKey',
  'addDaqRoom',
  'deleteDaqRoom',
  'createRoom',
  'deleteRoom',
  'startClass',
  'changeClassState',
  'listJoinRequests',
  'answerJoinRequest',
  'banParticipant',
  'deleteStreaming',
  'recoverStreaming',
  'showMeasurements',
  'showClassSummary',
  'pairDisplay',
  'listDisplays',
  'deleteDisplay',
  'createStreamingAccount',
  'updateStreamingAccount',
  'deleteStreamingAccount',
]

/** Where a refusal is not the usual one: another administrator is as if there were none. */
const HIDDEN: Partial<Record<Name, number>> = {
  showAdmin: 404,
  deleteListView: 404,
  uploadAdminImage: 404,
  changePassword: 404,
  listOwnSessions: 404,
  endOwnSession: 404,
}
/** Granted and still impossible: no class streams here, and there are credentials and a center already. */
const IN_VAIN: Partial<Record<Name, number>> = {
  recoverStreaming: 409,
  createStreamingAccount: 409,
  checkSetup: 409,
  setUpCenter: 409,
}

const names = Object.keys(GRANTED) as Name[]

describe('who may do what', () => {
  let server: TestServer
  let call: Awaited<ReturnType<typeof createValidSender>>
  beforeAll(async () => {
    server = await startTestServer()
    call = await createValidSender(server.url)
  })

  const isStaff = (caller: Caller) => EVERY_STAFF.some((role) => role === caller)

  it('covers the whole contract', () => {
    expect(names.toSorted()).toEqual(Object.keys(contract).toSorted())
  })

  it.each(names)('%s is refused to everybody else, and nothing is changed', async (name) => {
    const world = await buildWorld(server)
    const before = await databaseFingerprint(server.context.db)
    for (const caller of CALLERS.filter((one) => !GRANTED[name].includes(one))) {
      const answer = await call(name, world, caller)
      const isKnown = isStaff(caller) && GRANTED[name].some(isStaff)
      const status = isKnown ? (HIDDEN[name] ?? 403) : 401
      expect([caller, answer.status]).toEqual([caller, status])
      expect(ErrorBody.parse(await answer.json()).message).not.toBe('')
      expect(await databaseFingerprint(server.context.db)).toBe(before)
    }
  })

  it.each(names)('%s is granted', async (name) => {
    for (const caller of GRANTED[name]) {
      const answer = await call(name, await buildWorld(server), caller)
      expect([caller, answer.status]).toEqual([caller, IN_VAIN[name] ?? contract[name].status])
    }
  })

  it.each(NEEDS_FEATURE)('%s is refused in a center without features, and nothing is changed', async (name) => {
    const world = await buildWorld(server, {})
    const before = await databaseFingerprint(server.context.db)
    for (const caller of EVERY_STAFF) {
      expect((await call(name, world, caller)).status).toBe(403)
    }
    expect(await databaseFingerprint(server.context.db)).toBe(before)
  })

  it('everything else is granted without features too', async () => {
    for (const name of names.filter((one) => GRANTED[one].includes('admin') && !NEEDS_FEATURE.includes(one))) {
      expect([name, (await call(name, await buildWorld(server, {}), 'admin')).status]).toEqual([
        name,
        IN_VAIN[name] ?? contract[name].status,
      ])
    }
  })

  it('a session is good for its time and as long as its administrator is', async () => {
    const world = await buildWorld(server)
    const statusOf = async (caller: Caller) => (await call('showCenter', world, caller)).status
    await server.context.db
      .update(administrators)
      .set({ isActive: false })
      .where(eq(administrators.uuid, world.coach.uuid))
    expect([await statusOf('admin'), await statusOf('coach')]).toEqual([200, 401])
    server.clock.advance(12 * 3_600_000)
    expect(await statusOf('admin')).toBe(401)
  })
})
