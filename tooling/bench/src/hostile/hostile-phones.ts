/** Attackers with valid tokens, each with another kind of abuse. */
import { joinClass } from '@repo/api-client/classes/join-class'
import { MEASUREMENT_SOCKET_PATH } from '@repo/api-client/classes/measurements'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { centerClient } from '@repo/simulator/find-class'
import { WebSocket } from 'ws'

import { tell } from '../measure/child-process.ts'
import type { HostileOrder, Hostility } from './messages.ts'

/** Simulates hostile phones. Each has a valid token and abuses it differently. */

const BATCH = 600

const dense = (batch: number) =>
  Array.from({ length: BATCH }, (_, n) => ({ at: Date.now() - BATCH + n, hr: 100 + (batch % 50) }))

const socketOf = (origin: string, token: string): Promise<WebSocket> =>
  new Promise((resolve) => {
    const socket = new WebSocket(origin.replace(/^http/, 'ws') + MEASUREMENT_SOCKET_PATH)
    socket.on('error', () => {})
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', version: 1, token, numbers: true }))
      resolve(socket)
    })
  })

const abuse = async (origin: string, token: string, act: (socket: WebSocket) => void): Promise<never> => {
  for (;;) {
    const socket = await socketOf(origin, token)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    const timer = setInterval(() => act(socket), 1)
    await closed
    clearInterval(timer)
  }
}

const post = async (origin: string, token: string): Promise<never> => {
  const headers = { 'content-type': 'application/json', 'token-participant': token }
  for (let sequence = 0; ; sequence += 1) {
    const body = JSON.stringify({ device_id: 'x', sequence, samples: dense(sequence) })
    const answer = await fetch(origin + sendMeasurements.path, { method: 'POST', headers, body })
    await answer.arrayBuffer()
  }
}

const kinds: Readonly<Record<Hostility, (origin: string, token: string) => Promise<never>>> = {
  'a sample a millisecond': post,
  'never reads': (origin, token) =>
    abuse(origin, token, (socket) => {
      socket.pause()
      socket.send(JSON.stringify({ type: 'batch', device_id: 'x', sequence: 1, samples: [] }))
    }),
  'greets without end': (origin, token) =>
    abuse(origin, token, (socket) => socket.send(JSON.stringify({ type: 'hello', version: 1, token }))),
}

const start = async ({ origin, roomUuid, codes }: HostileOrder): Promise<void> => {
  const client = await centerClient(origin)
  for (const [index, act] of Object.values(kinds).entries()) {
    const body = { sign_in_code: codes[index] ?? '', consent: true as const }
    const { token } = await client.call(joinClass, { params: { room: roomUuid }, body })
    void act(origin, token)
  }
  tell({ kind: 'started' })
}

process.on('message', (given: HostileOrder) => void start(given))
