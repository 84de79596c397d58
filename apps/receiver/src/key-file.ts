import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface KeyFile {
  readonly key: () => string | null
  readonly keep: (key: string) => void
}

/** The key of this device, in a file that only the program can read. A key of the settings is not stored. */
export const openKeyFile = (folder: string, given: string | null): KeyFile => {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'key')
  const read = (): string | null => {
    try {
      return readFileSync(path, 'utf8').trim() || null
    } catch {
      return null
    }
  }
  let key = given ?? read()
  return {
    key: () => key,
    keep: (next) => {
      key = next
      writeFileSync(`${path}.new`, `${next}\n`, { mode: 0o600 })
      renameSync(`${path}.new`, path)
    },
  }
}
