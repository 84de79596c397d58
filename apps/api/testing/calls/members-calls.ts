import { randomUUID } from 'node:crypto'

import type { membersEndpoints } from '@repo/api-client/members/endpoints'

import { type World } from '../world.ts'
import { BOTH_ROLES, type CallRows } from './call-row.ts'

const profile = (world: World) => ({
  email: world.member.email,
  name: 'Beatriz',
  last_name_1: 'Solís',
  pseudonym: 'Colibrí',
  birthday: '1990-05-04',
  sex: 'female',
})

export const membersCalls: CallRows<typeof membersEndpoints> = {
  listMembers: {
    granted: BOTH_ROLES,
    valid: () => ({ query: { page: '1' } }),
  },
  createMember: {
    granted: ['admin'],
    valid: () => ({ body: { email: `${randomUUID()}@example.com` } }),
  },
  updateMember: {
    granted: ['admin'],
    valid: (world) => ({ id: world.member.uuid, body: profile(world) }),
  },
  updateVariables: {
    granted: ['admin'],
    valid: (world) => ({ id: world.member.uuid, body: { weight: 70, height: 170, resting_heart_rate: 60 } }),
  },
  showMember: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.member.uuid }),
  },
  listWeights: {
    granted: BOTH_ROLES,
    valid: (world) => ({
      id: world.member.uuid,
      query: { from_date: '2026-01-01', to_date: '2026-01-31', type_variable: 'weight' },
    }),
  },
  listMemberTrainings: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.member.uuid }),
  },
  importTraining: {
    granted: ['admin'],
    valid: (world) => ({ id: world.member.uuid, fields: { training_type_uuid: world.typeUuid } }),
  },
  unlinkMember: {
    granted: ['admin'],
    valid: (world) => ({ id: world.spare.uuid, ids: { branch: world.branch.uuid } }),
  },
  unlinkMembers: {
    granted: ['admin'],
    valid: (world) => ({ id: world.branch.uuid, body: { user_uuids: [world.spare.uuid] } }),
  },
  relinkMembers: {
    granted: ['admin'],
    valid: (world) => ({ id: world.branch.uuid, body: { user_uuids: [world.left.uuid] } }),
  },
  unbanMember: {
    granted: BOTH_ROLES,
    valid: (world) => ({ body: { user_uuid: world.member.uuid } }),
  },
  restoreBans: {
    granted: BOTH_ROLES,
    valid: (world) => ({ body: { user_uuid: world.spare.uuid } }),
  },
  sendReport: {
    granted: BOTH_ROLES,
    valid: (world) => ({ fields: { from: world.branch.name, email: world.member.email } }),
  },
  exportMembers: {
    granted: BOTH_ROLES,
    valid: () => ({ query: { format: 'csv' } }),
  },
  exportMemberData: {
    granted: ['admin'],
    valid: (world) => ({ id: world.spare.uuid }),
  },
  eraseMember: {
    granted: ['admin'],
    valid: (world) => ({ id: world.spare.uuid }),
  },
  withdrawResultMails: {
    granted: ['admin'],
    valid: (world) => ({ id: world.spare.uuid }),
  },
}
