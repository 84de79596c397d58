import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Client } from '@repo/api-client/core/client'
import { issueDaqKey } from '@repo/api-client/rooms/daq-rooms'
import { startFakeBluez } from '@repo/receiver/testing/fake-bluez'
import { startFakeBus } from '@repo/receiver/testing/fake-bus'
import { type Program, startReceiver } from '@repo/receiver/testing/processes'
import type { SentBroadcast } from '@repo/straps/fake/fake-stick'

const ADAPTERS = 3
const SLOTS = 5

export interface BluetoothRoom {
  readonly start: () => Promise<void>
  /** As a power cut of the program alone. */
  readonly kill: () => Promise<unknown>
  /** Values that a program could receive, by Unix time. */
  readonly sent: () => readonly SentBroadcast[]
  readonly remove: () => Promise<void>
}

/** The addresses that the simulated straps have. */
export const macsOf = (straps: number): readonly string[] =>
  Array.from({ length: straps }, (_, number) => `C0:00:00:00:00:${number.toString(16).padStart(2, '0').toUpperCase()}`)

/** A receiver in a room, with simulated Bluetooth adapters and straps around it. */
export const openBluetoothRoom = async (
  staff: Client,
  { url, roomUuid, straps }: { readonly url: string; readonly roomUuid: string; readonly straps: number },
): Promise<BluetoothRoom> => {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'))
  const body = { name: 'Corner', kind: 'receiver' as const }
  const { key } = await staff.call(issueDaqKey, { params: { uuid: roomUuid }, body })
  const bus = await startFakeBus(join(folder, 'bus'))
  const bluez = await startFakeBluez(bus.address, { straps, adapters: ADAPTERS, slots: SLOTS })
  let receiver: Program | null = null
  return {
    start: async () => {
      receiver = startReceiver({ server: url, terminal: join(folder, 'none'), folder, bus: bus.address, key })
      await receiver.says(/sending to/)
    },
    kill: async () => receiver?.kill(),
    sent: bluez.sent,
    remove: async () => {
      await receiver?.kill()
      await bluez.stop()
      await bus.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
