/** The built receiver with simulated radios, 60 ANT+ straps and 20 of Polar: share of a core and memory. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

import { showCenter } from '@repo/api-client/center/show-center'
import { issueDaqKey } from '@repo/api-client/rooms/daq-rooms'
import { numbersFrom } from '@repo/straps/fake/fake-stick'

import { startBuiltServer } from '../measure/built-server.ts'
import { endsWithUs, stopProcess } from '../measure/child-process.ts'
import { withFolder } from '../measure/data-directory.ts'
import { signIn } from '../measure/demo-center.ts'
import type { Bench } from '../measure/figure.ts'
import { cpuMilliseconds, peakMegabytes } from '../measure/server-load.ts'

const STRAPS = 60
const POLAR_STRAPS = 20
const WARM_UP_MS = 10_000
const MEASURED_MS = 60_000
const MOST_CPU_PERCENT = 10
const MOST_MEGABYTES = 120
const RECEIVER = join(import.meta.dirname, '../../../../apps/receiver')
/** Same as the archive's launcher. */
const MEMORY = ['--max-semi-space-size=4', '--max-old-space-size=160']

interface Stick {
  readonly path: string
  readonly unplug: () => Promise<void>
}

/** By path, because an app can't be imported by name. */
const plugIn = async (): Promise<Stick> => {
  const { plugInStick } = (await import(new URL('testing/pty-stick.ts', `file://${RECEIVER}/`).href)) as {
    readonly plugInStick: (options: { readonly numbers: readonly number[] }) => Promise<Stick>
  }
  return plugInStick({ numbers: numbersFrom(70_000, STRAPS) })
}

interface FakeBluez {
  readonly broadcast: (straps: number) => void
  readonly stop: () => Promise<void>
}

/** A bus with BlueZ on it. Polar straps advertise their heart rates. */
const startBluetooth = async (socket: string) => {
  const { startFakeBus } = (await import(new URL('testing/fake-bus.ts', `file://${RECEIVER}/`).href)) as {
    readonly startFakeBus: (
      socket: string,
    ) => Promise<{ readonly address: string; readonly close: () => Promise<void> }>
  }
  const { startFakeBluez } = (await import(new URL('testing/fake-bluez.ts', `file://${RECEIVER}/`).href)) as {
    readonly startFakeBluez: (bus: string, room: Readonly<Record<string, number>>) => Promise<FakeBluez>
  }
  const bus = await startFakeBus(socket)
  const bluez = await startFakeBluez(bus.address, { straps: POLAR_STRAPS, adapters: 1, slots: 5 })
  bluez.broadcast(POLAR_STRAPS)
  const stop = async () => {
    await bluez.stop()
    await bus.close()
  }
  return { address: bus.address, stop }
}

const keyAt = async (origin: string): Promise<string> => {
  const { client, branchUuid } = await signIn(origin)
  const { rooms } = await client.call(showCenter, { params: { uuid: branchUuid } })
  const uuid = rooms.find(({ kind }) => kind === 'daq')?.uuid ?? ''
  return (await client.call(issueDaqKey, { params: { uuid }, body: { name: 'Bench', kind: 'receiver' } })).key
}

const startReceiver = async (environment: Readonly<Record<string, string>>) => {
  const main = join(RECEIVER, 'dist/receiver.js')
  if (!existsSync(main)) throw new Error('The receiver is not built. Run `pnpm build` first.')
  const child = endsWithUs(
    spawn(process.execPath, [...MEMORY, main], {
      env: { PATH: process.env['PATH'], PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('sending to ')) return child
  throw new Error('the receiver does not send')
}

export const benchReceiver: Bench = () =>
  withFolder(async (folder) => {
    const server = await startBuiltServer({ dataDirectory: join(folder, 'data') })
    const stick = await plugIn()
    const bluetooth = await startBluetooth(join(folder, 'bus'))
    const receiver = await startReceiver({
      LATIDO_SERVER: server.origin,
      LATIDO_KEY: await keyAt(server.origin),
      LATIDO_TERMINALS: stick.path,
      DBUS_SYSTEM_BUS_ADDRESS: bluetooth.address,
      STATE_DIRECTORY: join(folder, 'state'),
      RUNTIME_DIRECTORY: join(folder, 'memory'),
    })
    const pid = receiver.pid ?? 0
    await pause(WARM_UP_MS)
    const [before, from] = [cpuMilliseconds(pid), performance.now()]
    await pause(MEASURED_MS)
    const share = ((cpuMilliseconds(pid) - before) / (performance.now() - from)) * 100
    const megabytes = peakMegabytes(pid)
    await stopProcess(receiver)
    await stick.unplug()
    await bluetooth.stop()
    await server.stop()
    const detail = `${STRAPS} ANT+ and ${POLAR_STRAPS} Polar straps for ${MEASURED_MS / 1000} s`
    return [
      { name: 'receiver, share of a core', value: share, atMost: MOST_CPU_PERCENT, unit: '%', detail },
      { name: 'receiver, memory', value: megabytes, atMost: MOST_MEGABYTES, unit: 'MB', detail: `${detail}, peak` },
    ]
  })
