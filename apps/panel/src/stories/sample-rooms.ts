import type { Room, RoomClass } from '@repo/api-client/rooms/room'

export const roomUuid = (index: number): string => `0190a000-0000-7000-8000-2${String(index).padStart(11, '0')}`
export const coach = { uuid: roomUuid(90), name: 'Lucía Herrera' }

export const roomAt = (index: number, change: Partial<Room> = {}): Room => ({
  uuid: roomUuid(index),
  name: `Sala ${['Agua', 'Fuego', 'Tierra', 'Aire'][index] ?? index}`,
  kind: 'remote',
  isActive: true,
  joinCode: 'K7M4X',
  description: 'Intervalos de alta intensidad, 20 lugares.',
  backgroundUrl: null,
  logoUrl: null,
  daqIp: null,
  devices: [],
  updatedAt: new Date('2026-11-21T16:00:00Z'),
  coaches: [coach],
  currentClass: null,
  ...change,
})

export const runningClass: RoomClass = {
  uuid: roomUuid(80),
  channel: 'class',
  trainingTypeUuid: roomUuid(81),
  trainingName: 'Cycling',
  capacity: 20,
  duration: 60,
  delay: 0,
  order: 'calories',
  startAt: new Date('2026-11-21T16:00:00Z'),
  finishAt: new Date('2026-11-21T17:00:00Z'),
  remoteState: 'running',
  stepsIcon: null,
  stepKind: null,
  isStreaming: false,
  joinLetters: null,
  meeting: null,
}
