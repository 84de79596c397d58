import { randomUUID } from 'node:crypto'

import type { contract } from '@repo/api-client/contract'

import { PASSWORD } from './factories/password.ts'
import type { World } from './world.ts'

export interface ValidCall {
  /** What stands in the place of the path's parameters, but for those that `ids` names. */
  readonly id?: string
  readonly ids?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Text fields of a form, which stand before its file. */
  readonly fields?: Readonly<Record<string, string>>
}

const startable = (world: World) => ({
  training_type_uuid: world.typeUuid,
  duration: 5,
  class_delay: 0,
  data_order: 'effort',
  user_capacity_status: false,
  capacity: 1,
  streaming: false,
})

const room = (world: World) => ({
  room_name: `Sala ${randomUUID().slice(0, 8)}`,
  status: true,
  couches: [{ uuid: world.coach.uuid }],
  branch_uuid: world.branch.uuid,
})

/** Path and query of a valid call. */
export const addressOf = (path: string, { id = '', ids = {}, query = {} }: ValidCall): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? id)
  return Object.keys(query).length === 0 ? filled : `${filled}?${new URLSearchParams(query).toString()}`
}

/** What a first run sends; here its link is spent. */
export const firstCenter = {
  token: 'spent',
  branch_name: 'Gimnasio Norte',
  lang: 'es',
  measurement_system: 'metric_system',
  offset_name: 'America/Tijuana',
  hosts: ['gym.test'],
  name: 'Ana',
  last_name_1: 'Robles',
  email: 'Ana@Gym.example',
  password: 'una clave larga',
} as const

const staff = { name: 'Beatriz', last_name_1: 'Solís', mobile_phone: '5512345678', role: 'coach' }
const streamingAccount = { email: 'video@gym.example', api_key: 'key', secret_key: 'secret', account_id: 'account' }
const trainingType = { trainig_name_en: 'Rowing', trainig_name_es: 'Remo', use_steps: null }
const choosesPassword = { password: 'una clave larga', password_confirmation: 'una clave larga' }

const sensor = (mac: string) => ({
  sensor_name: 'Banda 7',
  sensor_mac: mac,
  sensor_id_center: '7',
  ownership_type: 'center',
})

const asker = {
  name: 'Beatriz',
  last_name_1: 'Solís',
  pseudonym: 'Golondrina',
  email: 'Beatriz.Solis@mail.example',
  birthday: '1990-05-04',
  sex: 'female',
  consent: 1,
  typed_for: 30,
}

const profile = (world: World) => ({
  email: world.member.email,
  name: 'Beatriz',
  last_name_1: 'Solís',
  pseudonym: 'Colibrí',
  birthday: '1990-05-04',
  sex: 'female',
})

/** For every endpoint one call that its intended caller is granted in this world. */
export const validCalls = (world: World): Readonly<Record<keyof typeof contract, ValidCall>> => ({
  searchCenter: { id: world.branch.host },
  checkSetup: { body: { token: 'spent' } },
  setUpCenter: { body: firstCenter },
  showFirstSteps: {},
  putAwayFirstSteps: {},
  logIn: { body: { email: world.spareAdmin.email, password: PASSWORD, rememberme: false, force: true } },
  forgotPassword: { body: { email: world.spareAdmin.email } },
  resetPassword: { body: { token: world.resetToken, ...choosesPassword } },
  refreshSession: {},
  logOut: {},
  showDashboard: {},
  showOverview: {},
  acceptAgreement: { body: { hostname: world.branch.host } },
  listListViews: { ids: { list: 'members' } },
  keepListView: {
    ids: { list: 'members' },
    body: { name: 'Mujeres', address: { column: 'sex', search: 'female' }, is_default: true },
  },
  deleteListView: { ids: { list: 'members', uuid: world.listViewUuid } },
  showAdmin: { id: world.coach.uuid },
  listAdmins: {},
  exportAdmins: { query: { format: 'csv' } },
  listAudit: {},
  exportAudit: { query: { format: 'csv' } },
  verifyAudit: {},
  createAdmin: { body: { ...staff, email: `${randomUUID()}@gym.example`, ...choosesPassword } },
  updateAdmin: { id: world.coach.uuid, body: staff },
  uploadAdminImage: { id: world.admin.uuid },
  changePassword: { id: world.admin.uuid, body: { password_current: PASSWORD, ...choosesPassword } },
  listOwnSessions: { id: world.admin.uuid },
  endOwnSession: { ids: { uuid: world.admin.uuid, session: world.adminSession } },
  deleteAdmin: { id: world.spareAdmin.uuid },
  showCenter: { id: world.branch.uuid },
  updateCenter: {
    id: world.branch.uuid,
    body: {
      branch_name: 'Gimnasio Sur',
      branch_description: 'Abierto desde 2009',
      lang_types: 2,
      measurement_system: 'metric_system',
      offset_name: 'America/Mexico_City',
      offset: '-6',
      chain_uuid: null,
    },
  },
  uploadCenterImage: { id: world.branch.uuid },
  updateAddress: {
    id: world.branch.locationUuid,
    body: {
      address_line_1: 'Hidalgo 12',
      country: 'México',
      state: 'Guanajuato',
      city: 'Celaya',
      zip_code: '38000',
      location_point: '20.5222,-100.8142',
      status: 1,
    },
  },
  findAddress: { query: { city: 'Celaya', country: 'MX' } },
  describePoint: { query: { location_point: '20.5222,-100.8142' } },
  addGalleryImage: {},
  deleteGalleryImage: { id: world.galleryImageUuid },
  orderGallery: { body: { uuids: [world.galleryImageUuid] } },
  createStreamingAccount: { body: streamingAccount },
  updateStreamingAccount: { id: world.streamingAccountUuid, body: streamingAccount },
  deleteStreamingAccount: { id: world.streamingAccountUuid },
  updateOffset: { id: world.branch.uuid, body: { offset_name: 'Europe/Madrid', offset: '+1' } },
  createRoom: {
    body: { ...room(world), create_by: world.admin.uuid, type_room: 'remote', remote_status: 1 },
  },
  updateRoom: { id: world.idle.uuid, body: room(world) },
  deleteRoom: { id: world.idle.uuid },
  uploadRoomBackground: { id: world.idle.uuid },
  uploadRoomLogo: { id: world.idle.uuid },
  startClass: { id: world.idle.uuid, body: startable(world) },
  changeClassState: { id: world.classUuid, body: { state: 'stop' } },
  banParticipant: { id: world.classUuid, body: { user_uuid: world.member.uuid, type_banned: 'this_class' } },
  listJoinRequests: { id: world.classUuid },
  answerJoinRequest: { id: world.classUuid, body: { request: world.request, answer: 'confirm' } },
  deleteStreaming: { body: { configuration_class_uuid: world.classUuid } },
  recoverStreaming: { body: { configuration_class_uuid: world.classUuid } },
  showMeasurements: { id: world.classUuid },
  showClassSummary: { id: world.classUuid },
  listTrainingTypes: {},
  createTrainingType: { body: trainingType },
  updateTrainingType: { id: world.typeUuid, body: trainingType },
  retireTrainingType: { id: world.typeUuid },
  listTrainings: {},
  exportTrainings: { query: { format: 'csv' } },
  listSensors: {},
  exportSensors: { query: { format: 'csv' } },
  createSensor: { body: sensor('02:00:00:00:99:01') },
  updateSensor: { id: world.sensorUuid, body: sensor('02:00:00:00:99:02') },
  deleteSensor: { id: world.sensorUuid },
  handOverSensor: { id: world.sensorUuid, body: { former_user_uuid: world.spare.uuid, user_uuid: null } },
  showTraining: { id: world.trainingUuid },
  removeTraining: { id: world.importedUuid },
  showTrainedClass: { id: world.classUuid },
  showClassRecords: { id: world.classUuid },
  downloadClassLog: { id: world.classUuid },
  downloadTraining: { id: world.trainingUuid, query: { format: 'fit' } },
  showRealtimeConfig: {},
  createRealtimeToken: {},
  createPairingCode: {},
  collectPairing: { body: { secret: world.pairing.secret } },
  pairDisplay: { body: { code: world.pairing.code, name: 'Recepción' } },
  listDisplays: {},
  deleteDisplay: { id: world.displayUuid },
  showDisplay: {},
  signInDisplay: { body: { email: world.spareAdmin.email, password: PASSWORD } },
  signOutDisplay: { body: {} },
  listOpenClasses: {},
  joinClass: { id: world.busy.uuid, body: { sign_in_code: world.spare.signInCode, consent: true } },
  showJoinRequest: { id: world.busy.uuid, body: { phone: world.secondPhone } },
  answerOwnRequest: { body: { request: world.request, answer: 'refuse' } },
  sendMeasurements: { body: { device_id: 'strap', sequence: 0, samples: [{ at: world.now, hr: 140 }] } },
  showParticipation: {},
  issueDaqKey: { id: world.daq.uuid },
  revokeDaqKey: { id: world.busy.uuid },
  addDaqRoom: { body: { room_name: `Estudio ${randomUUID().slice(0, 8)}` } },
  deleteDaqRoom: { id: world.daq.uuid },
  reportDaq: { body: { local_ip: '192.168.1.40', version: '2.1' } },
  sendDaqMeasurements: {
    body: { device_id: 'daq', sequence: 0, samples: [{ mac: world.mac, at: world.now, hr: 140 }] },
  },
  showReport: { query: { from_date: '2026-01-01', to_date: '2026-11-30' } },
  exportRanking: { query: { format: 'csv' } },
  askMembership: { body: asker },
  listRequests: { ids: { branch: world.branch.uuid } },
  acceptRequests: { id: world.branch.uuid, body: { users: [world.askingUuid] } },
  refuseRequests: { id: world.branch.uuid, body: { users: [world.askingUuid] } },
  restoreRequests: { id: world.branch.uuid, body: { users: [world.acceptedUuid] } },
  listMembers: { query: { page: '1' } },
  createMember: { body: { email: `${randomUUID()}@example.com` } },
  updateMember: { id: world.member.uuid, body: profile(world) },
  updateVariables: { id: world.member.uuid, body: { weight: 70, height: 170, resting_heart_rate: 60 } },
  showMember: { id: world.member.uuid },
  listWeights: {
    id: world.member.uuid,
    query: { from_date: '2026-01-01', to_date: '2026-01-31', type_variable: 'weight' },
  },
  listMemberTrainings: { id: world.member.uuid },
  importTraining: { id: world.member.uuid, fields: { training_type_uuid: world.typeUuid } },
  unlinkMember: { id: world.spare.uuid, ids: { branch: world.branch.uuid } },
  unlinkMembers: { id: world.branch.uuid, body: { user_uuids: [world.spare.uuid] } },
  exportMembers: { query: { format: 'csv' } },
  exportMemberData: { id: world.spare.uuid },
  eraseMember: { id: world.spare.uuid },
  sendReport: { fields: { from: world.branch.name, email: world.member.email } },
  unbanMember: { body: { user_uuid: world.member.uuid } },
  showHealth: {},
})
