import { createInterface } from 'node:readline'

import { DataDirectoryInUse, lockDataDirectory } from '../src/database/data-directory-lock.ts'

/** Locks and releases a folder on commands from stdin; see folder-lock.test.ts. */
const directory = process.argv[2] ?? ''
let release = (): void => {}

const take = async (): Promise<string> => {
  try {
    release = await lockDataDirectory(directory)
    return 'held'
  } catch (error) {
    return error instanceof DataDirectoryInUse ? 'refused' : String(error)
  }
}

process.stdout.write('here\n')
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'take') process.stdout.write(`${await take()}\n`)
  if (line === 'release') {
    release()
    process.stdout.write('free\n')
  }
}
