import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

import { atEnd } from './at-end.ts'

const message = (type: string, body: Buffer = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(5)
  head.write(type, 0, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const READY = message('Z', Buffer.from('I'))
const GREETING = Buffer.concat([message('R', Buffer.from([0, 0, 0, 0])), READY])
const DONE = message('C', Buffer.from('SELECT 0\0'))
const REFUSED = message('E', Buffer.from('SERROR\0C42501\0Mrefused\0\0'))

/** By message type of the simple and the extended query protocol. */
const ANSWERS: Readonly<Record<string, Buffer>> = {
  Q: Buffer.concat([DONE, READY]),
  C: message('3'),
  P: message('1'),
  B: message('2'),
  D: message('n'),
  E: DONE,
  S: READY,
}

const wordsOf = (body: Buffer): readonly string[] => body.toString('latin1').split('\0')

const conversation = (received: string[], isRefused: (text: string) => boolean) => {
  const texts = new Map<string, string>()
  let hasFailed = false
  const receive = (sign: string, body: Buffer): boolean => {
    const [first = '', second = ''] = wordsOf(body)
    if (sign === 'P') texts.set(first, second)
    if (sign !== 'B' && sign !== 'Q') return true
    const text = sign === 'Q' ? first : (texts.get(second) ?? `unprepared ${second}`)
    received.push(text)
    return !isRefused(text)
  }
  return (data: Buffer): Buffer => {
    const answers: Buffer[] = []
    for (let at = 0; at + 5 <= data.length; at += 1 + data.readInt32BE(at + 1)) {
      const sign = String.fromCharCode(data[at] ?? 0)
      const isEnd = sign === 'S' || sign === 'Q'
      if (hasFailed && !isEnd) continue
      hasFailed = !receive(sign, data.subarray(at + 5, at + 1 + data.readInt32BE(at + 1)))
      answers.push(hasFailed ? REFUSED : (ANSWERS[sign] ?? Buffer.alloc(0)))
      if (isEnd && hasFailed) answers.push(READY)
      hasFailed &&= !isEnd
    }
    return Buffer.concat(answers)
  }
}

export interface FakePostgres {
  readonly url: string
  readonly connections: () => number
  readonly cut: () => void
  readonly freeze: (isFrozen: boolean) => void
  readonly received: () => readonly (readonly string[])[]
  readonly refuse: (text: string) => void
}

export const startFakePostgres = async (): Promise<FakePostgres> => {
  const sockets = new Set<Socket>()
  let isFrozen = false
  const received: string[][] = []
  const refused = new Set<string>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let isGreeted = false
    const statements: string[] = []
    received.push(statements)
    const answersTo = conversation(statements, (text) => refused.has(text))
    socket.on('data', (data) => {
      if (!isGreeted) socket.write(GREETING)
      else if (!isFrozen) socket.write(answersTo(data))
      isGreeted = true
    })
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  atEnd(() => {
    cut()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://somebody@127.0.0.1:${port}/gym`,
    connections: () => sockets.size,
    cut,
    freeze: (frozen) => {
      isFrozen = frozen
    },
    received: () => received,
    refuse: (text) => refused.add(text),
  }
}
