import { createHash, randomBytes, randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { StartRefusal } from './outage.ts'

/** An unguessable token: 256 bits, safe in headers and addresses. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A code of decimal digits that a person types. */
export const newDigits = (length: number): string => Array.from({ length }, () => String(randomInt(10))).join('')

const BYTES = 32

/** Base64 of 32 bytes; null when a text is not that. */
export const parseInstallationKey = (text: string): Buffer | null => {
  const key = Buffer.from(text.trim(), 'base64')
  return key.length === BYTES ? key : null
}

const isThere = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST'

/**
 * Writes a key file that isn't there yet, whole or not at all: an empty one, as a full disk leaves, would count as a key
 * that was lost.
 */
export const writeKeyFile = (path: string, key: string): void => {
  try {
    writeFileSync(path, `${key}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!isThere(error)) rmSync(path, { force: true })
    throw error
  }
}

/**
 * The key that secrets of this installation are sealed under: the one given, else that of a file beside the data, which
 * is made at the first start. It is in no database and so in no backup of one.
 */
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
