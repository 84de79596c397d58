import type { participationEndpoints } from '@repo/api-client/classes/endpoints'

import type { CallRows } from './call-row.ts'

export const participationCalls: CallRows<typeof participationEndpoints> = {
  listOpenClasses: {
    granted: ['center'],
    valid: () => ({}),
  },
  joinClass: {
    granted: ['center'],
    valid: (world) => ({ id: world.busy.uuid, body: { sign_in_code: world.spare.signInCode, consent: true } }),
  },
  sendMeasurements: {
    granted: ['participant'],
    valid: (world) => ({ body: { device_id: 'strap', sequence: 0, samples: [{ at: world.now, hr: 140 }] } }),
  },
  showParticipation: {
    granted: ['participant'],
    valid: () => ({}),
  },
  leaveClass: {
    granted: ['participant'],
    valid: () => ({}),
  },
  showJoinRequest: {
    granted: ['center'],
    valid: (world) => ({ id: world.busy.uuid, body: { phone: world.secondPhone } }),
  },
  answerOwnRequest: {
    granted: ['participant'],
    valid: (world) => ({ body: { request: world.request, answer: 'refuse' } }),
  },
  listOwnChallenges: {
    granted: ['participant'],
    valid: () => ({}),
  },
  showResultMails: {
    granted: ['participant'],
    valid: () => ({}),
  },
  changeVisibility: {
    granted: ['participant'],
    valid: () => ({ body: { visibility: 'name', keep: false } }),
  },
  changeCeiling: {
    granted: ['participant'],
    valid: () => ({ body: { ceiling_bpm: 150, keep: false } }),
  },
  listRoomStraps: {
    granted: ['participant'],
    valid: () => ({}),
  },
  pickStrap: {
    granted: ['participant'],
    valid: (world) => ({ body: { id: world.strapId, keep: false } }),
  },
  giveStrapBack: {
    granted: ['participant'],
    valid: () => ({}),
  },
  chooseResultMails: {
    granted: ['participant'],
    valid: () => ({ body: { wanted: false } }),
  },
}
