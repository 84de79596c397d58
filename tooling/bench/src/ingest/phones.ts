/** The process that plays members' phones by the wire protocol alone, so that it has time for many. */
import { MEASUREMENT_SOCKET_PATH } from '@repo/api-client/participation/measurement-socket'
import { WebSocket } from 'ws'

import { tell } from '../measure/child-process.ts'
import { STEP_MS, type Acknowledged, type Greeted, type PhoneOrder } from './messages.ts'

interface Phone {
  readonly socket: WebSocket
  sequence: number
  /** The moment of its next sample. */
  at: number
}

type Answer =
  | { readonly type: 'ready' }
  | { readonly type: 'receipt'; readonly accepted: number; readonly refused: readonly unknown[] }

const phones: Phone[] = []
const expected = { receipts: 0, accepted: 0 }

const hear = (answer: Answer): void => {
  if (answer.type !== 'receipt' || answer.refused.length > 0) throw new Error(JSON.stringify(answer))
  expected.receipts -= 1
  expected.accepted += answer.accepted
  if (expected.receipts > 0) return
  tell({ kind: 'acknowledged', accepted: expected.accepted } satisfies Acknowledged)
}

const connect = (origin: string, token: string, from: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(origin.replace(/^http/, 'ws') + MEASUREMENT_SOCKET_PATH)
    socket.on('error', reject)
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', version: 1, token })))
    socket.on('message', (data: Buffer) => {
      const answer = JSON.parse(data.toString()) as Answer
      if (answer.type !== 'ready') return hear(answer)
      phones.push({ socket, sequence: 0, at: from })
      resolve()
    })
  })

const messageOf = (phone: Phone, samples: number): string => {
  const taken = Array.from({ length: samples }, (_, n) => ({ at: phone.at + n * STEP_MS, hr: 120 + (n % 40) }))
  phone.at += samples * STEP_MS
  phone.sequence += 1
  return JSON.stringify({ type: 'batch', device_id: 'strap', sequence: phone.sequence, samples: taken })
}

const send = (messages: number, samples: number): void => {
  Object.assign(expected, { receipts: phones.length * messages, accepted: 0 })
  for (let message = 0; message < messages; message += 1) {
    for (const phone of phones) phone.socket.send(messageOf(phone, samples))
  }
}

const open = async (origin: string, tokens: readonly string[], from: number): Promise<void> => {
  for (const { socket } of phones.splice(0)) socket.terminate()
  // one after the other: a greeting is a statement, and no part of what is measured
  for (const token of tokens) await connect(origin, token, from)
  tell({ kind: 'greeted' } satisfies Greeted)
}

process.on('message', (given: PhoneOrder) => {
  if (given.kind === 'open') void open(given.origin, given.tokens, given.from)
  else send(given.messages, given.samples)
})
