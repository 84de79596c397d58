import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { composedMail } from './composed-mail.ts'
import { mailFailureOf } from './mail-failure.ts'
import type { Mailer, MailMessage } from './mailer.ts'

const OWNER_ONLY = 0o600
const OWNER_ONLY_FOLDER = 0o700

export const outboxFolder = (dataDirectory: string): string => join(dataDirectory, 'outbox')

/** A renamed file survives a power cut once its folder is on the disk too. */
const flush = async (folder: string): Promise<void> => {
  const directory = await open(folder, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

/** Written aside, flushed and renamed: a file in the folder is always whole, and a repetition replaces it. */
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
    // on a full disk, half of a mail would take what little space is left
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

/** The embedded default: every mail becomes a file that any mail program opens, named after its reader. */
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
