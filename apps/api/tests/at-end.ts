const closers: (() => Promise<void> | void)[] = []

/** Has something closed after the last test of the file. Unlike `afterAll`, it may be called within a hook or a test. */
export const atEnd = (close: () => Promise<void> | void): void => {
  closers.push(close)
}

/** Closes what the file has left open, the last first. */
export const closeAll = async (): Promise<void> => {
  for (const close of closers.splice(0).toReversed()) await close()
}
