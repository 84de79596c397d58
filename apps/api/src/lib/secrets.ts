import { createHash, randomBytes, randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { StartRefusal } from './outage.ts'

export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export const newDigits = (length: number): string => Array.from({ length }, () => String(randomInt(10))).join('')

const BYTES = 32

export const parseInstallationKey = (text: string): Buffer | null => {
  const key = Buffer.from(text.trim(), 'base64')
  return key.length === BYTES ? key : null
}

const isThere = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST'

/** Writes atomically, because an empty file, as a full disk leaves, would look like a lost key. */
export const writeKeyFile = (path: string, key: string): void => {
  try {
    writeFileSync(path, `${key}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!isThere(error)) rmSync(path, { force: true })
    throw error
  }
}

/** Given or from a file, which is created at the first start. Never stored in the database and its backups. */
export const installationKey = (given: Buffer | null, dataDirectory: string): Buffer => {
  if (given !== null) return given
  const path = join(dataDirectory, 'installation.key')
  mkdirSync(dataDirectory, { recursive: true })
  try {
    writeKeyFile(path, randomBytes(BYTES).toString('base64'))
  } catch (error) {
    if (!isThere(error)) throw error
  }
  const key = parseInstallationKey(readFileSync(path, 'utf8'))
  if (key === null)
    throw new StartRefusal(`${path} doesn't contain a key. Restore the file, or delete it and enter all secrets again.`)
  return key
}
