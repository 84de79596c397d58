import { isDiskFull, StartRefusal } from '../lib/outage.ts'

const SQLITE_FULL = 13

const isFull = (error: unknown): boolean =>
  isDiskFull(error) || (error as { readonly errcode?: unknown } | null)?.errcode === SQLITE_FULL

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export const unwritable = (directory: string, error: unknown): StartRefusal => {
  if (isFull(error)) {
    return new StartRefusal(`The disk of ${directory} is full. Free up at least 100 MB on it and start again.`)
  }
  const user = process.getuid === undefined ? 'the user of this server' : `user ${process.getuid()}`
  return new StartRefusal(
    `${directory} can't be written (${reasonOf(error)}). Make the folder and its disk writable for ${user}, or set DATA_DIR to another folder.`,
  )
}
