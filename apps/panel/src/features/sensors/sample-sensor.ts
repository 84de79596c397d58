import type { SensorRow } from '@repo/api-client/sensors/endpoints'

import { memberAt } from '../../stories/sample-members.ts'

export const sensorAt = (index: number, change: Partial<SensorRow> = {}): SensorRow => ({
  uuid: `0190a000-0000-7000-8000-2${String(index).padStart(11, '0')}`,
  name: `Banda ${index + 1}`,
  mac: `AA:BB:CC:00:00:${String(index).padStart(2, '0')}`,
  ant: null,
  centerId: index % 3 === 0 ? null : String(index + 1),
  userUuid: index % 2 === 0 ? memberAt(index).uuid : null,
  userEmail: index % 2 === 0 ? memberAt(index).email : null,
  ownership: index % 4 === 0 ? 'user' : 'center',
  updatedAt: new Date('2026-11-21T16:05:00Z'),
  lastSeenAt: index === 5 ? null : new Date('2026-11-21T15:00:00Z'),
  battery: index === 1 ? 12 : 80,
  contactLoss: index === 2 ? 14.4 : 1,
  ...change,
})
