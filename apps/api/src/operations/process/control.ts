import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import * as z from 'zod/mini'

/** Names the socket of the running server, for users who can read the data directory. */
const NOTE_FILE = 'server.control'

const Request = z.object({ copyTo: z.string() })
const Answer = z.union([z.object({ done: z.literal(true) }), z.object({ refused: z.string() })])

const LONGEST_REQUEST = 10_000

/** New for each run, so that a command never reaches a stale socket. */
const newAddress = (): { readonly address: string; readonly forget: () => void } => {
  if (process.platform === 'win32') {
    return { address: `\\\\.\\pipe\\latido-${randomBytes(12).toString('hex')}`, forget: () => {} }
  }
  // only the owner may enter the folder, and so use the socket
  const folder = mkdtempSync(join(tmpdir(), 'latido-'))
  return { address: join(folder, 'control'), forget: () => rmSync(folder, { recursive: true, force: true }) }
}

const readRequest = async (socket: Socket): Promise<unknown> => {
  let read = ''
  for await (const piece of socket.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    read += String(piece)
    if (read.includes('\n')) break
    if (read.length > LONGEST_REQUEST) throw new Error('the request is too long')
  }
  return JSON.parse(read)
}

export const offerControl = async (
  dataDirectory: string,
  copyTo: (folder: string) => Promise<void>,
): Promise<() => Promise<void>> => {
  const { address, forget } = newAddress()
  const answer = async (socket: Socket): Promise<void> => {
    try {
      await copyTo(Request.parse(await readRequest(socket)).copyTo)
      socket.end(JSON.stringify({ done: true }))
    } catch (error) {
      socket.end(JSON.stringify({ refused: error instanceof Error ? error.message : String(error) }))
    }
  }
  const server = createServer((socket) => {
    socket.on('error', () => {})
    void answer(socket)
  })
  server.listen(address)
  await once(server, 'listening')
  server.unref()
  writeFileSync(join(dataDirectory, NOTE_FILE), address, { mode: 0o600 })
  return async () => {
    rmSync(join(dataDirectory, NOTE_FILE), { force: true })
    server.close()
    await once(server, 'close')
    forget()
  }
}

/** @throws when no server answers or the copy fails. */
export const askForCopy = async (dataDirectory: string, folder: string): Promise<void> => {
  const socket = connect(readFileSync(join(dataDirectory, NOTE_FILE), 'utf8').trim())
  await once(socket, 'connect')
  socket.write(`${JSON.stringify({ copyTo: folder })}\n`)
  const answer = Answer.parse(JSON.parse(await text(socket)))
  if ('refused' in answer) throw new Error(answer.refused)
}
