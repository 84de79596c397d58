import { showMeasurements } from '@repo/api-client/classes/class-summary'
import { CLASS_EVENTS, packetOf, parsePacket } from '@repo/api-client/classes/packet'
import { changeClassState, classFaultOf, startClass } from '@repo/api-client/classes/run-class'
import type { Client } from '@repo/api-client/core/client'
import { createActionKeys } from '@repo/api-client/core/idempotency-keys'
import { parseRemoteState } from '@repo/api-client/rooms/remote-state'
import type { Room } from '@repo/api-client/rooms/room'
import type { ClassConfiguration, DataOrder } from '@repo/domain/classes/class-configuration'
import {
  type ClassEvent,
  type ClassLife,
  classLifeReducer,
  classOf,
  initialClassLife,
} from '@repo/domain/classes/class-life'
import { emptyWall, type LiveWallEvent, liveWallReducer, serverTimeOf } from '@repo/domain/live/live-wall'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { storedWaitingEnd, storeWaitingEnd } from '../configuration/stored-configuration.ts'
import { type ClassMeeting, createClassMeeting } from '../meeting/class-meeting.ts'
import { type ClassActions, type ClassControlState, createClassActions } from './class-actions.ts'
import { classInRoom } from './class-facts.ts'
import { hasNetwork, offlineSinceOf } from './offline-since.ts'
import type { RealtimeClient } from './realtime-client.ts'
import { screenNow } from './screen-clock.ts'

export interface ClassControl extends ClassActions {
  readonly store: StoreApi<ClassControlState>
  readonly see: (room: Room) => void
  /** Returns whether the class started. `store` has the fault. */
  readonly start: (roomUuid: string, configuration: ClassConfiguration) => Promise<boolean>
  readonly stop: () => Promise<void>
  readonly reset: () => Promise<void>
  readonly continueClass: () => Promise<void>
  readonly choose: (order: DataOrder) => void
  readonly dismissFault: () => void
  readonly meeting: ClassMeeting
  /** Returns a stop function. */
  readonly open: () => () => void
}

export interface ClassControlOptions {
  readonly client: Client
  readonly realtime: RealtimeClient
  readonly refresh: () => void
}

const BEAT_MS = 500
/** Time to take out a phone and scan. */
const CODE_SHOWN_FOR_MS = 30_000
const REFRESH_WHILE_STOPPING_BEATS = 4
const FETCH_RETRY_BEATS = 3
/** Packets are polled after this silence, for networks that block the realtime service. */
const DEAF_AFTER_MS = 3000

/** Connects the domain's reducers to realtime messages, calls, and the clock. */
export const createClassControl = ({ client, realtime, refresh }: ClassControlOptions): ClassControl => {
  const store = createStore<ClassControlState>(() => ({
    life: initialClassLife,
    wall: emptyWall,
    order: null,
    codeUntil: 0,
    offlineSince: null,
    now: screenNow(),
  }))
  const meeting = createClassMeeting(client)
  const actions = createClassActions({ client, refresh, classUuid: () => classOf(store.getState().life)?.uuid ?? null })
  let keys = createActionKeys()
  let followed: string | null = null
  let unfollow: () => void = () => {}
  let asking: AbortController | null = null
  let beats = 0
  /** The class whose end the room reported. A later "running" then isn't a stale response. */
  let reportedEnd: string | null = null
  /** Time of the last packet, or of the subscription. */
  let receivedAt = 0
  /** Time of the last response or message. */
  let aliveAt = 0
  let wasOnline = true

  const apply = (event: LiveWallEvent): void => {
    const { wall } = store.getState()
    const next = liveWallReducer(wall, event)
    if (next !== wall) store.setState({ wall: next })
  }

  const fetchPacket = async (): Promise<void> => {
    const current = classOf(store.getState().life)
    if (current === null || asking !== null) return
    const request = new AbortController()
    asking = request
    const requestedAt = screenNow()
    try {
      const wire = await client.call(showMeasurements, { params: { uuid: current.uuid } }, request.signal)
      if (wire.remote_state !== undefined && parseRemoteState(wire.remote_state) !== 'running') refresh()
      aliveAt = screenNow()
      apply({ type: 'fetched', packet: packetOf(wire), requestedAt, now: aliveAt })
    } catch {
      apply({ type: 'fetch-failed' })
    } finally {
      if (asking === request) asking = null
    }
  }

  const refetch = (): void => {
    apply({ type: 'continuity-lost' })
    // calls from before a sleep may never get a response
    asking?.abort()
    asking = null
    void fetchPacket()
  }

  const receive = (event: string, data: unknown): void => {
    if (event === CLASS_EVENTS.stop) dispatch({ type: 'stopped' })
    else if (event === CLASS_EVENTS.continue) dispatch({ type: 'continued', now: serverNow() })
    else if (event === CLASS_EVENTS.reset) dispatch({ type: 'reset' })
    else if (event === CLASS_EVENTS.showCode) store.setState({ codeUntil: screenNow() + CODE_SHOWN_FOR_MS })
    else if (event === CLASS_EVENTS.packet) {
      const packet = parsePacket(data)
      if (packet === null) return
      receivedAt = aliveAt = screenNow()
      apply({ type: 'packet-came', packet, now: receivedAt })
    }
  }

  const followClass = (life: ClassLife): void => {
    const channel = classOf(life)?.channel ?? null
    if (channel === followed) return
    unfollow()
    followed = channel
    receivedAt = aliveAt = screenNow()
    apply({ type: 'class-changed' })
    unfollow = channel === null ? () => {} : realtime.listen(channel, { onMessage: receive, onContinuityLost: refetch })
    if (channel !== null) void fetchPacket()
  }

  const dispatch = (event: ClassEvent): void => {
    const { life } = store.getState()
    const next = classLifeReducer(life, event)
    if (next === life) return
    store.setState(next.phase === 'idle' ? { life: next, order: null } : { life: next })
    if (life.phase === 'ended') aliveAt = screenNow()
    followClass(next)
  }

  const serverNow = (): number => serverTimeOf(store.getState().wall, screenNow())

  const beat = (): void => {
    const { life, wall, offlineSince: before } = store.getState()
    beats += 1
    const now = screenNow()
    const isOn = life.phase === 'waiting' || life.phase === 'running'
    const isOnline = hasNetwork()
    if (isOnline && !wasOnline) refetch()
    wasOnline = isOnline
    const offlineSince = offlineSinceOf(before, { isOnline, receivedAt: isOn ? aliveAt : null, now })
    store.setState({ now, offlineSince })
    dispatch({ type: 'clock-ticked', now: serverNow() })
    const isStuck = life.phase === 'stopping' && life.cause === 'clock' && beats % REFRESH_WHILE_STOPPING_BEATS === 0
    if (isStuck) refresh()
    const isDeaf = isOn && now - receivedAt > DEAF_AFTER_MS
    if ((wall.needsFetch || isDeaf) && beats % FETCH_RETRY_BEATS === 0) void fetchPacket()
  }

  const changeState = async (state: 'stop' | 'reset'): Promise<void> => {
    const current = classOf(store.getState().life)
    if (current === null) return
    dispatch({ type: state === 'stop' ? 'stop-asked' : 'reset-asked' })
    const isStreamed = meeting.store.getState().classUuid === current.uuid
    try {
      await client.call(changeClassState, { params: { uuid: current.uuid }, body: { state } })
      if (isStreamed) void meeting.end(current.uuid)
      dispatch({ type: state === 'stop' ? 'stopped' : 'reset' })
    } catch (error) {
      dispatch({ type: state === 'stop' ? 'stop-refused' : 'reset-refused', fault: classFaultOf('state', error) })
    }
    refresh()
  }

  return {
    store,
    meeting,
    see: (room) => {
      const held = classInRoom(room, storedWaitingEnd(room.uuid))
      // the next start is a different class
      if (room.currentClass !== null) keys = createActionKeys()
      if (room.currentClass === null || held?.hasEnded === true) storeWaitingEnd(room.uuid, null)
      if (held?.hasEnded === true) reportedEnd = held.facts.uuid
      else if (held !== null && held.facts.uuid === reportedEnd) dispatch({ type: 'continued', now: serverNow() })
      dispatch({ type: 'room-seen', class: held?.facts ?? null, hasEnded: held?.hasEnded ?? false, now: serverNow() })
    },
    start: async (roomUuid, configuration) => {
      dispatch({ type: 'start-asked' })
      try {
        const started = await client.call(startClass, { params: { uuid: roomUuid }, body: configuration, keys })
        if (started.meeting !== null) meeting.take(started.uuid, started.meeting)
        storeWaitingEnd(roomUuid, Math.round(serverNow() + started.waiting * 1000))
        return true
      } catch (error) {
        dispatch({ type: 'start-refused', fault: classFaultOf('start', error) })
        return false
      } finally {
        refresh()
      }
    },
    stop: () => changeState('stop'),
    reset: () => changeState('reset'),
    continueClass: async () => {
      const current = classOf(store.getState().life)
      if (current === null) return
      try {
        await client.call(changeClassState, { params: { uuid: current.uuid }, body: { state: 'continue' } })
        dispatch({ type: 'continued', now: serverNow() })
      } catch (error) {
        dispatch({ type: 'failed', fault: classFaultOf('state', error) })
      } finally {
        refresh()
      }
    },
    ...actions,
    choose: (order) => store.setState({ order }),
    dismissFault: () => dispatch({ type: 'fault-dismissed' }),
    open: () => {
      const timer = setInterval(beat, BEAT_MS)
      followClass(store.getState().life)
      return () => {
        clearInterval(timer)
        unfollow()
        unfollow = () => {}
        followed = null
      }
    },
  }
}
