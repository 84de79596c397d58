type Close = () => Promise<void> | void

const ofFile: Close[] = []
let ofTest: Close[] | null = null

/**
 * Closes at the end of the running test, or of its file if called in a hook of all tests. Unlike `afterAll`, works
 * inside hooks and tests.
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

export const endTest = async (): Promise<void> => {
  const closers = ofTest ?? []
  ofTest = null
  await closeEvery(closers)
}

export const endFile = (): Promise<void> => closeEvery(ofFile)
