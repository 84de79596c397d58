type Close = () => Promise<void> | void

const ofFile: Close[] = []
/** Of the test that runs, its own hooks included. */
let ofTest: Close[] | null = null

/**
 * Has something closed at the end of what asks: of the test, or of its file where that is a hook of all tests. Unlike
 * `afterAll`, it may be called within a hook or a test.
 */
export const atEnd = (close: Close): void => {
  const closers = ofTest ?? ofFile
  closers.push(close)
}

const closeEvery = async (closers: Close[]): Promise<void> => {
  for (const close of closers.splice(0).toReversed()) await close()
}

export const beginTest = (): void => {
  ofTest = []
}

/** Closes what the test has left open, the last first. */
export const endTest = async (): Promise<void> => {
  const closers = ofTest ?? []
  ofTest = null
  await closeEvery(closers)
}

/** Closes what the file has left open, the last first. */
export const endFile = (): Promise<void> => closeEvery(ofFile)
