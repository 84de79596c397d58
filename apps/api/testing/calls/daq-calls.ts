import { randomUUID } from 'node:crypto'

import type { daqEndpoints } from '@repo/api-client/rooms/endpoints'

import { BOTH_ROLES, type CallRows } from './call-row.ts'

export const daqCalls: CallRows<typeof daqEndpoints> = {
  issueDaqKey: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.daq.uuid, body: { name: 'Receptor', kind: 'receiver' } }),
    needsFeature: true,
  },
  revokeDaqKey: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.daqUuid }),
    needsFeature: true,
  },
  createDaqPairingCode: {
    granted: ['center'],
    valid: () => ({}),
  },
  collectDaqPairing: {
    granted: ['center'],
    valid: (world) => ({ body: { secret: world.receiverPairing.secret } }),
  },
  pairDaq: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.daq.uuid, body: { code: world.receiverPairing.code, name: 'Receptor' } }),
    needsFeature: true,
  },
  addDaqRoom: {
    granted: ['admin'],
    valid: () => ({ body: { room_name: `Estudio ${randomUUID().slice(0, 8)}` } }),
    needsFeature: true,
  },
  deleteDaqRoom: {
    granted: ['admin'],
    valid: (world) => ({ id: world.daq.uuid }),
    needsFeature: true,
  },
  reportDaq: {
    granted: ['daq', 'display'],
    valid: () => ({ body: { local_ip: '192.168.1.40', version: '2.1' } }),
  },
  sendDaqMeasurements: {
    granted: ['daq', 'display'],
    valid: (world) => ({
      body: { device_id: 'daq', sequence: 0, samples: [{ mac: world.mac, at: world.now, hr: 140 }] },
    }),
  },
}
