import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { PassThrough, Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

import { BACKUP_VERSION, BackupHeader, BackupUnusable, damaged, LONGEST_LINE } from './backup-format.ts'
import type { WriteLine } from './dump-database.ts'
import { partOf } from './stale-copies.ts'

/** Header of the age encryption format (age-encryption.org). */
const AGE = 'age-encryption.org/'

const MB = 1024 * 1024

const encrypting = (passphrase: string) =>
  async function* (plain: Readable): AsyncGenerator<Uint8Array> {
    const { Encrypter } = await import('age-encryption')
    const encrypter = new Encrypter()
    encrypter.setPassphrase(passphrase)
    yield* await encrypter.encrypt(Readable.toWeb(plain) as ReadableStream<Uint8Array>)
  }

const decrypted = async (closed: Readable, passphrase: string): Promise<Readable> => {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  return Readable.from(await decrypter.decrypt(Readable.toWeb(closed) as ReadableStream<Uint8Array>))
}

const lineWriter =
  (to: Writable): WriteLine =>
  async (line) => {
    if (!to.write(`${line}\n`)) await once(to, 'drain')
  }

const syncAndName = async (part: string, path: string): Promise<void> => {
  const handle = await open(part, 'r+')
  await handle.sync()
  await handle.close()
  await rename(part, path)
}

/** Only the owner may read the file. It is renamed after it is complete and flushed. */
export const writeBackupFile = async (
  path: string,
  passphrase: string | null,
  fill: (write: WriteLine) => Promise<void>,
): Promise<void> => {
  const part = partOf(path)
  await rm(part, { force: true })
  const lines = new PassThrough()
  const file = createWriteStream(part, { mode: 0o600 })
  const writing =
    passphrase === null
      ? pipeline(lines, createGzip(), file)
      : pipeline(lines, createGzip(), encrypting(passphrase), file)
  const filling = fill(lineWriter(lines)).then(
    () => lines.end(),
    (error: Error) => lines.destroy(error),
  )
  try {
    await Promise.all([writing, filling])
    await syncAndName(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

const isEncrypted = async (handle: FileHandle): Promise<boolean> => {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0)
  return buffer.subarray(0, bytesRead).toString('latin1') === AGE
}

export interface OpenBackup {
  readonly header: BackupHeader
  readonly lines: AsyncIterator<string>
  readonly close: () => void
}

const tooLarge = (most: number): BackupUnusable =>
  new BackupUnusable(
    `The backup unpacks to more than the ${Math.floor(most / MB)} MB that are free on the disk. Make room first.`,
  )

const notABackup = (path: string): BackupUnusable =>
  new BackupUnusable(`${path} isn't a Latido backup, or it's damaged.`)

const plainOf = async (path: string, passphrase: string | null): Promise<Readable> => {
  const handle = await open(path).catch(() => {
    throw new BackupUnusable(`Can't read ${path}.`)
  })
  const isClosed = await isEncrypted(handle)
  await handle.close()
  const bytes = createReadStream(path)
  if (!isClosed) return bytes
  if (passphrase === null) throw new BackupUnusable(`${path} is encrypted. Provide its passphrase.`)
  return decrypted(bytes, passphrase).catch(() => {
    throw new BackupUnusable(`Wrong passphrase for ${path}.`)
  })
}

const headerOf = (line: string | undefined): BackupHeader | null => {
  try {
    return BackupHeader.safeParse(JSON.parse(line ?? '')).data ?? null
  } catch {
    return null
  }
}

export async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string, undefined> {
  let pieces: string[] = []
  let length = 0
  for await (const piece of text) {
    const [first = '', ...more] = piece.split('\n')
    pieces.push(first)
    length += first.length
    if (length > LONGEST_LINE) throw damaged()
    for (const next of more) {
      yield pieces.join('')
      pieces = [next]
      length = next.length
    }
  }
}

const counter = (most: number): Writable => {
  let bytes = 0
  return new Writable({
    write: (piece: Buffer, _encoding, done) => {
      bytes += piece.length
      done(bytes > most ? tooLarge(most) : null)
    },
  })
}

/** Verifies the checksum at the end before anything is used. Stops at the size limit. */
const refuseDamaged = async (path: string, passphrase: string | null, mostBytes: number): Promise<void> => {
  const content = await plainOf(path, passphrase)
  await pipeline(content, createGunzip(), counter(mostBytes)).catch((error: unknown) => {
    throw error instanceof BackupUnusable ? error : notABackup(path)
  })
}

/** @throws {BackupUnusable} for a damaged file, one that unpacks to more than `mostBytes`, or another passphrase. */
export const openBackupFile = async (
  path: string,
  passphrase: string | null,
  mostBytes = Number.POSITIVE_INFINITY,
): Promise<OpenBackup> => {
  await refuseDamaged(path, passphrase, mostBytes)
  const content = await plainOf(path, passphrase)
  const text = createGunzip()
  pipeline(content, text).catch(() => {})
  const lines = linesOf(text.setEncoding('utf8'))
  const next = () =>
    lines.next().catch(() => {
      throw damaged()
    })
  const close = (): void => {
    content.destroy()
    text.destroy()
  }
  const first = await next().catch(() => null)
  const header = headerOf(first?.value)
  if (header === null) {
    close()
    throw notABackup(path)
  }
  if (header.version > BACKUP_VERSION) {
    close()
    throw new BackupUnusable(`${path} was made by a newer version of Latido. Restore it with that version.`)
  }
  return { header, lines: { next }, close }
}
