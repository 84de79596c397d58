import type { classesEndpoints } from '@repo/api-client/classes/endpoints'

import { type World } from '../world.ts'
import { AND_WALLS, BOTH_ROLES, type CallRows } from './call-row.ts'

const startable = (world: World) => ({
  training_type_uuid: world.typeUuid,
  duration: 5,
  class_delay: 0,
  data_order: 'effort',
  user_capacity_status: false,
  capacity: 1,
  streaming: false,
})

export const classesCalls: CallRows<typeof classesEndpoints> = {
  startClass: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.idle.uuid, body: startable(world) }),
    needsFeature: true,
  },
  changeClassState: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.classUuid, body: { state: 'stop' } }),
    needsFeature: true,
  },
  changeCapacity: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.classUuid, body: { user_capacity_status: true, capacity: 30 } }),
    needsFeature: true,
  },
  changeClassTimes: {
    granted: BOTH_ROLES,
    valid: (world) => ({
      id: world.classUuid,
      body: { finish_at: new Date(world.now + 3_600_000).toISOString() },
    }),
    needsFeature: true,
  },
  banParticipant: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.classUuid, body: { user_uuid: world.member.uuid, type_banned: 'this_class' } }),
    needsFeature: true,
  },
  readmitParticipant: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.classUuid, body: { user_uuid: world.member.uuid } }),
    needsFeature: true,
  },
  hideParticipant: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.classUuid, body: { user_uuid: world.member.uuid, hidden: true } }),
    needsFeature: true,
  },
  listJoinRequests: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.classUuid }),
    needsFeature: true,
  },
  listRefusedStraps: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.classUuid }),
    needsFeature: true,
  },
  giveStrap: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.classUuid, body: { strap: world.strapId, user_uuid: world.member.uuid } }),
    needsFeature: true,
  },
  answerJoinRequest: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.classUuid, body: { request: world.request, answer: 'confirm' } }),
    needsFeature: true,
  },
  listStrapsElsewhere: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.classUuid }),
    needsFeature: true,
  },
  showRoomHistory: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.busy.uuid }),
    needsFeature: true,
  },
  deleteStreaming: {
    granted: BOTH_ROLES,
    valid: (world) => ({ body: { configuration_class_uuid: world.classUuid } }),
    needsFeature: true,
  },
  recoverStreaming: {
    granted: AND_WALLS,
    valid: (world) => ({ body: { configuration_class_uuid: world.classUuid } }),
    needsFeature: true,
    inVain: 409,
  },
  showJoinCode: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.classUuid }),
    needsFeature: true,
  },
  showMeasurements: {
    granted: AND_WALLS,
    valid: (world) => ({ id: world.classUuid }),
    needsFeature: true,
  },
  showClassSummary: {
    granted: AND_WALLS,
    valid: (world) => ({ id: world.classUuid }),
    needsFeature: true,
  },
}
