import type { Endpoint } from '../core/endpoint.ts'
import { collectDaqPairing, createDaqPairingCode, pairDaq } from './daq-pairing.ts'
import { reportDaq, sendDaqMeasurements } from './daq-reports.ts'
import { addDaqRoom, deleteDaqRoom, issueDaqKey, revokeDaqKey } from './daq-rooms.ts'
import { createRoom, deleteRoom, updateRoom, uploadRoomBackground, uploadRoomLogo } from './save-room.ts'

export const daqEndpoints = {
  issueDaqKey,
  revokeDaqKey,
  createDaqPairingCode,
  collectDaqPairing,
  pairDaq,
  addDaqRoom,
  deleteDaqRoom,
  reportDaq,
  sendDaqMeasurements,
} satisfies Record<string, Endpoint>

export const roomsEndpoints = {
  createRoom,
  updateRoom,
  deleteRoom,
  uploadRoomBackground,
  uploadRoomLogo,
} satisfies Record<string, Endpoint>
