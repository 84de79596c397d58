import type { FakeStick } from './fake-stick.ts'

const READ_EVERY_MS = 20
const DYNASTREAM = 0x0fcf

interface OpenPort {
  readonly timer: ReturnType<typeof setInterval>
  controller: ReadableStreamDefaultController<Uint8Array>
}

/** Web Serial with one port, the given stick. */
export const fakeSerial = (stick: FakeStick, now: () => number) => {
  let isGranted = false
  let isPlugged = true
  /** Another program has the port. */
  let isBusy = false
  let open: OpenPort | null = null
  let readable: ReadableStream<Uint8Array> | null = null
  let writable: WritableStream<Uint8Array> | null = null

  const startReading = (): ReadableStreamDefaultController<Uint8Array> => {
    let given: ReadableStreamDefaultController<Uint8Array> | undefined
    readable = new ReadableStream({ start: (controller) => void (given = controller) })
    if (given === undefined) throw new Error('the stream has not started')
    return given
  }
  const end = (): void => {
    clearInterval(open?.timer)
    open = null
    readable = null
    writable = null
  }
  const port = {
    getInfo: () => ({ usbVendorId: DYNASTREAM }),
    get readable() {
      return readable
    },
    get writable() {
      return writable
    },
    open: (): Promise<void> => {
      if (open !== null) return Promise.reject(new DOMException('The port is already open.', 'InvalidStateError'))
      if (isBusy || !isPlugged) return Promise.reject(new DOMException('Failed to open serial port.', 'NetworkError'))
      writable = new WritableStream({ write: (bytes: Uint8Array) => stick.write(bytes, now()) })
      const controller = startReading()
      const timer = setInterval(() => {
        const bytes = stick.read(now())
        if (bytes.length > 0) open?.controller.enqueue(bytes)
      }, READ_EVERY_MS)
      open = { timer, controller }
      return Promise.resolve()
    },
    close: (): Promise<void> => {
      if (readable?.locked === true || writable?.locked === true)
        return Promise.reject(new TypeError('Cannot close a locked port.'))
      end()
      return Promise.resolve()
    },
  }
  const serial = Object.assign(new EventTarget(), {
    getPorts: () => Promise.resolve(isGranted && isPlugged ? [port] : []),
    requestPort: () => {
      if (!isPlugged) return Promise.reject(new DOMException('No port selected by the user.', 'NotFoundError'))
      isGranted = true
      return Promise.resolve(port)
    },
  })
  return {
    serial,
    isOpen: () => open !== null,
    occupy: (busy: boolean) => void (isBusy = busy),
    unplug: () => {
      const last = open
      isPlugged = false
      end()
      last?.controller.error(new DOMException('The device has been lost.', 'NetworkError'))
      serial.dispatchEvent(new Event('disconnect'))
    },
    plug: () => {
      isPlugged = true
      serial.dispatchEvent(new Event('connect'))
    },
    /** A faulty byte ends the stream, and the port has a new one. */
    breakByte: () => {
      if (open === null) return
      const { controller } = open
      open.controller = startReading()
      controller.error(new DOMException('The parity is wrong.', 'ParityError'))
    },
  }
}
