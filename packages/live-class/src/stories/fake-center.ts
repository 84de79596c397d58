import { answerJoinRequest } from '@repo/api-client/classes/answer-join-request'
import { banParticipant } from '@repo/api-client/classes/ban-participant'
import { changeClassState } from '@repo/api-client/classes/change-class-state'
import { listJoinRequests } from '@repo/api-client/classes/list-join-requests'
import { CLASS_EVENTS } from '@repo/api-client/classes/packet'
import { showClassSummary } from '@repo/api-client/classes/show-class-summary'
import { showMeasurements } from '@repo/api-client/classes/show-measurements'
import { startClass } from '@repo/api-client/classes/start-class'
import { createClient, type Client } from '@repo/api-client/core/client'
import type { Endpoint } from '@repo/api-client/core/endpoint'
import { RoomCodec, type Room } from '@repo/api-client/rooms/room'
import { listTrainingTypes } from '@repo/api-client/trainings/list-training-types'

import type { ChannelListener, RealtimeClient } from '../realtime-client.ts'
import {
  CLASS_CHANNEL,
  CLASS_UUID,
  classWire,
  done,
  joinRequestsWire,
  noMeeting,
  packetWire,
  roomWire,
  summaryWire,
  trainingTypesWire,
  type StoryClass,
} from './wire-samples.ts'

/** No answer is there at once. */
const ROUND_TRIP_MS = 40

interface Refusal {
  readonly status: number
  readonly code: string
  readonly message: string
}

export interface FakeCenter {
  readonly client: Client
  readonly realtime: RealtimeClient
  readonly room: () => Room
  /** Called by the class view when it wants the room read again. */
  readonly refresh: () => void
  readonly onRoomChange: (listener: () => void) => () => void
  /** What was asked of the server, in order: the endpoint's path and the body. */
  readonly calls: { readonly path: string; readonly body: unknown }[]
  /** Sends the next packet over the channel. */
  readonly tick: (change?: Partial<StoryClass>) => void
  readonly loseContinuity: () => void
}

const matches = (endpoint: Endpoint, method: string, path: string): boolean =>
  endpoint.method === method && new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)

/** A server for one story: one room, answered from memory through the real client and the real contract. */
export const createFakeCenter = (
  first: StoryClass | null,
  refusals: Partial<Record<string, Refusal>> = {},
): FakeCenter => {
  const calls: FakeCenter['calls'] = []
  const listeners = new Set<ChannelListener>()
  const roomListeners = new Set<() => void>()
  let held = first
  let sequence = 1
  let isKnownEnded = first?.phase === 'ended'
  const changed = () => {
    for (const listener of roomListeners) listener()
  }
  const roomNow = () => RoomCodec.parse(roomWire(held === null ? null : classWire(held, isKnownEnded)))
  let room = roomNow()
  const reread = () => {
    // the server ends a class by its own clock
    if (held !== null && held.finishAt <= Date.now()) isKnownEnded = true
    room = roomNow()
    changed()
  }

  const answers: readonly (readonly [Endpoint, (body: unknown) => unknown])[] = [
    [listTrainingTypes, () => trainingTypesWire],
    [showMeasurements, () => (held === null ? null : packetWire(held, sequence))],
    [showClassSummary, () => summaryWire(held?.members ?? 0)],
    [
      startClass,
      (body) => {
        const { duration, class_delay: delay } = body as { duration: number; class_delay: number }
        const startAt = Date.now() + delay * 60_000
        held = { phase: 'running', startAt, finishAt: startAt + duration * 60_000, members: 0 }
        return {
          ...noMeeting,
          uuid: CLASS_UUID,
          channel: CLASS_CHANNEL,
          remaining_waiting_seconds: delay * 60,
          result: 'ok',
        }
      },
    ],
    [
      changeClassState,
      (body) => {
        const { state } = body as { state: string }
        if (state === 'stop') isKnownEnded = true
        else held = null
        return done
      },
    ],
    [banParticipant, () => done],
    [listJoinRequests, () => joinRequestsWire(held?.requests ?? 0)],
    [answerJoinRequest, () => done],
  ]

  const answer = (method: string, path: string, body: unknown): Response => {
    const found = answers.find(([endpoint]) => matches(endpoint, method, path))
    if (found === undefined) throw new Error(`the story has no answer for ${method} ${path}`)
    calls.push({ path: found[0].path, body })
    const refusal = refusals[found[0].path]
    if (refusal !== undefined) return Response.json(refusal, { status: refusal.status })
    return Response.json(found[1](body))
  }

  const client = createClient({
    baseUrl: '',
    headers: () => ({}),
    fetch: async (input, init) => {
      await new Promise((arrived) => setTimeout(arrived, ROUND_TRIP_MS))
      return answer(
        init?.method ?? 'GET',
        typeof input === 'string' ? input : '',
        JSON.parse(typeof init?.body === 'string' ? init.body : 'null'),
      )
    },
  })
  return {
    client,
    realtime: {
      listen: (_, listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      close: () => {},
    },
    room: () => room,
    refresh: reread,
    onRoomChange: (listener) => {
      roomListeners.add(listener)
      return () => roomListeners.delete(listener)
    },
    calls,
    tick: (change = {}) => {
      if (held === null) return
      held = { ...held, ...change }
      sequence += 1
      for (const { onMessage } of listeners) onMessage(CLASS_EVENTS.packet, packetWire(held, sequence))
    },
    loseContinuity: () => {
      for (const { onContinuityLost } of listeners) onContinuityLost()
    },
  }
}
