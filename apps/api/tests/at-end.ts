import { afterAll } from 'vitest'

const closers: (() => Promise<void> | void)[] = []

/** Has something closed after the last test of the file. Unlike `afterAll`, it may be called within a hook or a test. */
export const atEnd = (close: () => Promise<void> | void): void => {
  closers.push(close)
}

// this is a setup file: it runs at the top of every test file
afterAll(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})
