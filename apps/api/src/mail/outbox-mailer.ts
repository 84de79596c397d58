import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { Attachment, Email } from 'postal-mime'

import { composedMail } from './composed-mail.ts'
import { mailFailureOf } from './mail-failure.ts'
import type { Mailer, MailMessage } from './mailer.ts'

const FILE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.eml$/
const LISTED = 200
const HEADER_BYTES = 16 * 1024

export interface OutboxEntry {
  readonly name: string
  readonly writtenAt: Date
  readonly mail: Email
}

const parse = async (content: Buffer): Promise<Email> => {
  const { default: PostalMime } = await import('postal-mime')
  return PostalMime.parse(content)
}

const headOf = async (path: string): Promise<{ readonly content: Buffer; readonly writtenAt: Date }> => {
  const file = await open(path)
  try {
    const buffer = Buffer.alloc(HEADER_BYTES)
    const [{ bytesRead }, { mtime }] = [await file.read(buffer, 0, HEADER_BYTES, 0), await file.stat()]
    const read = buffer.subarray(0, bytesRead)
    const end = read.indexOf('\r\n\r\n')
    return { content: end === -1 ? read : read.subarray(0, end + 4), writtenAt: mtime }
  } finally {
    await file.close()
  }
}

const ifThere = async <T, E>(read: Promise<T>, otherwise: E): Promise<T | E> => {
  try {
    return await read
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise
    throw error
  }
}

export const filesOf = ({ attachments }: Email): readonly Attachment[] =>
  attachments.filter(({ contentId }) => contentId === undefined)

export const listOutbox = async (folder: string): Promise<readonly OutboxEntry[]> => {
  const names = (await ifThere(readdir(folder), [])).flatMap((file) => FILE.exec(file)?.[1] ?? [])
  const heads = await Promise.all(
    names.map(async (name) => {
      const head = await ifThere(headOf(join(folder, `${name}.eml`)), null)
      return head === null ? [] : [{ name, ...head }]
    }),
  )
  const newest = heads.flat().toSorted((a, b) => b.writtenAt.getTime() - a.writtenAt.getTime())
  return Promise.all(
    newest.slice(0, LISTED).map(async ({ name, content, writtenAt }) => {
      return { name, writtenAt, mail: await parse(content) }
    }),
  )
}

export const readOutboxFile = async (folder: string, name: string): Promise<Buffer | null> =>
  FILE.test(`${name}.eml`) ? ifThere(readFile(join(folder, `${name}.eml`)), null) : null

export const readOutboxMail = async (folder: string, name: string): Promise<Email | null> => {
  const content = await readOutboxFile(folder, name)
  return content === null ? null : parse(content)
}

const OWNER_ONLY = 0o600
const OWNER_ONLY_FOLDER = 0o700

export const outboxFolder = (dataDirectory: string): string => join(dataDirectory, 'outbox')

/** A rename is durable only after the directory is flushed. */
const flush = async (folder: string): Promise<void> => {
  const directory = await open(folder, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

/** Writes, flushes, and renames, so that files are always complete. A retry replaces its file. */
const writeWhole = async (folder: string, name: string, content: Buffer): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
  const aside = join(folder, `${name}.tmp`)
  try {
    const file = await open(aside, 'w', OWNER_ONLY)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(aside, join(folder, name))
  } catch (error) {
    // a partial file would waste the last space of a full disk
    await rm(aside, { force: true })
    throw error
  }
  await flush(folder)
}

const fileOf = ({ memberUuid, administratorUuid, id }: MailMessage): string =>
  `${memberUuid ?? administratorUuid ?? id}_${id}.eml`

const namesIn = async (folder: string): Promise<readonly string[]> => {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

export const outboxMailer = (folder: string, from: string): Mailer => ({
  send: async (message) => {
    try {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message: content } = await transport.sendMail(composedMail(message, from))
      await writeWhole(folder, fileOf(message), content as Buffer)
    } catch (error) {
      throw mailFailureOf(error)
    }
  },
  forget: async (memberUuid) => {
    const own = (await namesIn(folder)).filter((name) => name.startsWith(`${memberUuid}_`))
    await Promise.all(own.map((name) => rm(join(folder, name), { force: true })))
  },
})
