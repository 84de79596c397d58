/** The parts of Web Serial in use. TypeScript's DOM library has none of it. */
export interface WebSerialPort {
  readonly getInfo: () => { readonly usbVendorId?: number }
  readonly open: (options: { readonly baudRate: number; readonly bufferSize: number }) => Promise<void>
  readonly close: () => Promise<void>
  /** Null while closed, and once the device is unplugged. After a faulty byte there is a new stream. */
  readonly readable: ReadableStream<Uint8Array> | null
  readonly writable: WritableStream<Uint8Array> | null
}

export interface WebSerial extends EventTarget {
  /** Plugged ports that this site may use. */
  readonly getPorts: () => Promise<readonly WebSerialPort[]>
  readonly requestPort: (options: {
    readonly filters: readonly { readonly usbVendorId: number }[]
  }) => Promise<WebSerialPort>
}

/** Dynastream, also for the sticks that Linux drives by `cp210x`. */
export const ANT_VENDOR = 0x0fcf

/** Missing in other browsers and without TLS. */
export const serialOf = (browser: object): WebSerial | undefined => (browser as { serial?: WebSerial }).serial

export const antPortsOf = async (serial: WebSerial): Promise<readonly WebSerialPort[]> =>
  (await serial.getPorts()).filter((port) => port.getInfo().usbVendorId === ANT_VENDOR)
