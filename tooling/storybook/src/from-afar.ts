declare global {
  /** Reads the QR code on the screen as a camera far back would: tests can, a page cannot. */
  var scanFromAfar: (() => Promise<string | null>) | undefined
}

/** What the code on the screen says from afar; outside of a test nobody can tell. */
export const scannedFromAfar = async (instead: string): Promise<string | null> =>
  globalThis.scanFromAfar === undefined ? instead : globalThis.scanFromAfar()
