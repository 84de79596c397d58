import type { Milliseconds } from '@repo/domain/core/units'
import type { AntStickStatus } from '@repo/live-class/ant-stick-status'
import { ANT_VENDOR, antPortsOf, serialOf } from '@repo/live-class/web-serial'
import { create } from 'zustand'

import type { MessageToStick, StickSession } from './stick-messages.ts'

const RESTART_MS: Milliseconds = 5000

const serial = serialOf(navigator)

const first: AntStickStatus = {
  stick: serial === undefined ? 'unavailable' : 'none',
  straps: 0,
  fault: null,
  waiting: 0,
}

export const useAntStickStatus = create<AntStickStatus>(() => first)

interface StickWorker {
  readonly look: () => void
  readonly end: () => void
}

const openStickWorker = (session: StickSession): StickWorker => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = (): Worker => {
    const opened = new Worker(new URL('stick.worker.ts', import.meta.url), { type: 'module' })
    opened.addEventListener('message', ({ data }: MessageEvent<AntStickStatus>) => useAntStickStatus.setState(data))
    // its script didn't load, or it failed
    opened.addEventListener('error', () => {
      opened.terminate()
      clearTimeout(timer)
      timer = setTimeout(() => {
        worker = open()
      }, RESTART_MS)
    })
    send(opened, { type: 'start', session })
    return opened
  }
  const send = (to: Worker, message: MessageToStick): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    to.postMessage(message)
  }
  let worker = open()
  return {
    look: () => send(worker, { type: 'look' }),
    end: () => {
      clearTimeout(timer)
      worker.terminate()
    },
  }
}

let onChosen = (): void => {}

/** Opens the browser's chooser. */
export const chooseAntStick = async (): Promise<void> => {
  try {
    await serial?.requestPort({ filters: [{ usbVendorId: ANT_VENDOR }] })
    onChosen()
  } catch {
    // closed without a choice
  }
}

/** Receives straps in a worker once the browser has granted a stick. Returns a function that ends it. */
export const runAntStick = (session: StickSession): (() => void) => {
  if (serial === undefined) return () => {}
  let worker: StickWorker | null = null
  const over = new AbortController()
  const startIfGranted = async (): Promise<void> => {
    const ports = await antPortsOf(serial)
    if (ports.length > 0 && !over.signal.aborted) worker ??= openStickWorker(session)
  }
  const onConnect = (): void => void startIfGranted().catch(() => {})
  serial.addEventListener('connect', onConnect, over)
  onChosen = () => {
    worker?.look()
    onConnect()
  }
  onConnect()
  return () => {
    over.abort()
    worker?.end()
    useAntStickStatus.setState(first)
  }
}
