import { showClassSummary, showJoinCode, showMeasurements } from '@repo/api-client/classes/class-summary'
import { CLASS_EVENTS } from '@repo/api-client/classes/packet'
import {
  answerJoinRequest,
  banParticipant,
  giveStrap,
  hideParticipant,
  listJoinRequests,
  listRefusedStraps,
  listStrapsElsewhere,
  readmitParticipant,
} from '@repo/api-client/classes/participants'
import { showRoomHistory } from '@repo/api-client/classes/room-history'
import { changeCapacity, changeClassState, changeClassTimes, startClass } from '@repo/api-client/classes/run-class'
import { type Client, createClient } from '@repo/api-client/core/client'
import { answer, type Answer, Refused } from '@repo/api-client/fake/answer'
import { type ContractServer, createContractServer } from '@repo/api-client/fake/contract-server'
import type { Room } from '@repo/api-client/rooms/room'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'

import type { ChannelListener, RealtimeClient } from '../control/realtime-client.ts'
import {
  CLASS_CHANNEL,
  CLASS_UUID,
  done,
  joinRequestsOf,
  packetWire,
  refusedStraps,
  roomWith,
  type StoryClass,
  strapsElsewhereOf,
  summaryOf,
  trainingTypes,
} from './class-samples.ts'

export interface FakeCenter {
  readonly client: Client
  readonly realtime: RealtimeClient
  readonly room: () => Room
  /** Called when the class view wants the room fetched again. */
  readonly refresh: () => void
  readonly onRoomChange: (listener: () => void) => () => void
  readonly server: ContractServer
  readonly tick: (change?: Partial<StoryClass>) => void
  readonly loseContinuity: () => void
  readonly announce: (event: string) => void
  readonly open: (next: StoryClass | null) => void
  readonly stop: (by: string) => void
  readonly showCode: () => void
}

const always: readonly Answer[] = [
  answer(listTrainingTypes, () => trainingTypes),
  answer(banParticipant, () => done),
  answer(hideParticipant, () => done),
  answer(giveStrap, () => done),
  answer(readmitParticipant, () => done),
  answer(showJoinCode, () => done),
  answer(answerJoinRequest, () => done),
  answer(listRefusedStraps, () => refusedStraps),
]

const noHistory = { members: 7, withoutWeight: 0, classes: [] }

const createSignal = () => {
  const listeners = new Set<() => void>()
  return {
    send: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const withTimes = (held: StoryClass, { startAt, finishAt }: { startAt?: Date; finishAt?: Date }): StoryClass => {
  const start = Math.max(startAt?.getTime() ?? held.startAt, Math.min(Date.now(), held.startAt))
  return { ...held, startAt: start, finishAt: finishAt?.getTime() ?? held.finishAt + start - held.startAt }
}

export const createFakeCenter = (first: StoryClass | null, instead: readonly Answer[] = []): FakeCenter => {
  const listeners = new Set<ChannelListener>()
  const roomSignal = createSignal()
  let held = first
  let sequence = 1
  let isKnownEnded = first?.phase === 'ended'
  const roomNow = () => roomWith(held, isKnownEnded)
  let room = roomNow()
  const reread = () => {
    // the server ends a class by its own clock
    if (held !== null && held.finishAt <= Date.now()) isKnownEnded = true
    room = roomNow()
    roomSignal.send()
  }

  const server = createContractServer([
    ...instead,
    answer(showMeasurements, () => (held === null ? new Refused(404, 'not-found') : packetWire(held, sequence))),
    answer(showClassSummary, () => summaryOf(held?.members ?? 0)),
    answer(startClass, ({ body: { duration, delay } }) => {
      const startAt = Date.now() + delay * 60_000
      held = { phase: 'running', startAt, finishAt: startAt + duration * 60_000, members: 0 }
      return { uuid: CLASS_UUID, channel: CLASS_CHANNEL, waiting: delay * 60, meeting: null }
    }),
    answer(changeClassState, ({ body: { state } }) => {
      isKnownEnded = state === 'stop'
      held = held === null || state === 'reset' ? null : { ...held, stoppedBy: 'Carla Coach' }
      return done
    }),
    answer(changeClassTimes, ({ body }) => {
      held = held === null ? null : withTimes(held, body)
      return done
    }),
    answer(showRoomHistory, () => noHistory),
    ...always,
    answer(changeCapacity, () => done),
    answer(listJoinRequests, () => joinRequestsOf(held?.requests ?? 0)),
    answer(listStrapsElsewhere, () => strapsElsewhereOf(held?.strapsElsewhere ?? 0)),
  ])
  const client = createClient({ baseUrl: '', headers: () => ({}), fetch: server.fetch })
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
    onRoomChange: roomSignal.subscribe,
    server,
    tick: (change = {}) => {
      if (held === null) return
      held = { ...held, ...change }
      sequence += 1
      for (const { onMessage } of listeners) onMessage(CLASS_EVENTS.packet, packetWire(held, sequence))
    },
    stop: (by) => {
      if (held !== null) held = { ...held, stoppedBy: by }
      isKnownEnded = true
      for (const { onMessage } of listeners) onMessage(CLASS_EVENTS.stop, {})
      reread()
    },
    showCode: () => {
      for (const { onMessage } of listeners) onMessage(CLASS_EVENTS.showCode, {})
    },
    loseContinuity: () => {
      for (const { onContinuityLost } of listeners) onContinuityLost()
    },
    announce: (event) => {
      for (const { onMessage } of listeners) onMessage(event, {})
    },
    open: (next) => {
      held = next
      isKnownEnded = next?.phase === 'ended'
      reread()
    },
  }
}
