import { randomUUID } from 'node:crypto'

import { antAddress, bleAddress } from '@repo/domain/sensors/strap-address'

import type { Database } from '../../src/database/database.ts'
import { sensors, strapAddresses } from '../../src/database/schema/sensors.ts'
import { nextNumber } from './next-number.ts'
import type { Overrides } from './overrides.ts'

interface Addresses {
  readonly mac?: string | null
  readonly ant?: string | null
}

export const buildSensor = async (
  db: Database,
  branchUuid: string,
  memberUuid: string | null,
  { mac: givenMac, ant = null, ...overrides }: Overrides<typeof sensors> & Addresses = {},
) => {
  const number = nextNumber()
  const [hundreds, rest] = [Math.floor(number / 100), number % 100].map((part) => String(part).padStart(2, '0'))
  const mac = givenMac === undefined ? `02:00:00:00:${hundreds}:${rest}` : givenMac
  const row = {
    uuid: randomUUID(),
    branchUuid,
    memberUuid,
    name: `Strap ${number}`,
    ownership: 'center' as const,
    updatedAt: new Date('2026-01-02T00:00:00Z'),
    ...overrides,
  }
  await db.insert(sensors).values(row)
  const addresses = [mac === null ? [] : bleAddress(mac), ant === null ? [] : antAddress(ant)].flat()
  const held = { branchUuid, sensorUuid: row.uuid, learnt: 'typed' as const }
  if (addresses.length > 0) await db.insert(strapAddresses).values(addresses.map((address) => ({ ...held, address })))
  return { ...row, mac: mac ?? '', ant }
}
