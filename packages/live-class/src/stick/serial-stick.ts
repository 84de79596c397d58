import type { Milliseconds } from '@repo/domain/core/units'
import { type AntStickState, followAntStick } from '@repo/straps/ant-stick'
import type { AntStraps } from '@repo/straps/ant-straps'
import type { Reception } from '@repo/straps/reception'

import type { WebSerialPort } from './web-serial.ts'

const PORT = { baudRate: 115_200, bufferSize: 8192 }
const TICK_MS: Milliseconds = 250

export interface SerialStickOptions {
  readonly port: WebSerialPort
  readonly straps: AntStraps
  /** Steady clock. */
  readonly now: () => Milliseconds
  readonly onReception: (reception: Reception) => void
}

export interface SerialStick {
  /** Null until the port is open. */
  readonly state: () => AntStickState | null
  /** Resolves when the port is closed, to whether it could be opened. */
  readonly ended: Promise<boolean>
  readonly stop: () => void
}

/** Receives all straps by one stick. */
export const openSerialStick = ({ port, straps, now, onReception }: SerialStickOptions): SerialStick => {
  const stick = followAntStick(straps)
  let isOpen = false
  const over = new AbortController()

  const readUntilFault = async (readable: ReadableStream<Uint8Array>, write: (bytes: Uint8Array | null) => void) => {
    const reader = readable.getReader()
    const stop = () => void reader.cancel().catch(() => {})
    over.signal.addEventListener('abort', stop, { once: true })
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        const { receptions, write: answer } = stick.receive(part.value, now())
        write(answer)
        receptions.forEach(onReception)
      }
    } catch {
      // the port's next stream, or its absence, shows which fault it was
    } finally {
      over.signal.removeEventListener('abort', stop)
      reader.releaseLock()
    }
  }
  const follow = async (): Promise<void> => {
    const writer = port.writable?.getWriter()
    const write = (bytes: Uint8Array | null): void => {
      if (bytes !== null) void writer?.write(bytes).catch(() => {})
    }
    write(stick.start(now()))
    const timer = setInterval(() => write(stick.tick(now())), TICK_MS)
    let last: ReadableStream<Uint8Array> | null = null
    while (!over.signal.aborted && port.readable !== null && port.readable !== last) {
      last = port.readable
      await readUntilFault(last, write)
    }
    clearInterval(timer)
    writer?.releaseLock()
  }
  const run = async (): Promise<boolean> => {
    try {
      await port.open(PORT)
    } catch {
      return false
    }
    isOpen = true
    await follow().catch(() => {})
    isOpen = false
    await port.close().catch(() => {})
    return true
  }
  return {
    state: () => (isOpen ? stick.state() : null),
    ended: run(),
    stop: () => over.abort(),
  }
}
