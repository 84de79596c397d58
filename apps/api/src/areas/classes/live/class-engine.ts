import { CLASS_EVENTS, type PacketWire } from '@repo/api-client/classes/packet'

import { branchDatabase } from '../../../database/branch-database.ts'
import type { Database } from '../../../database/database.ts'
import type { Fenced } from '../../../database/fence.ts'
import type { classes } from '../../../database/schema/classes.ts'
import type { Clock } from '../../../lib/clock.ts'
import { createKeyedQueue } from '../../../lib/keyed-queue.ts'
import type { Log } from '../../../lib/log.ts'
import { publishRoomsChanged, publishToClass, staffChannel } from '../../../realtime/branch-events.ts'
import type { Realtime } from '../../../realtime/realtime.ts'
import { createStateOf, type StateOf } from '../class-queries.ts'
import { forgetRequests } from '../joining/join-requests.ts'
import { createIngest, type Ingest } from '../samples/ingest.ts'
import { ClassLost, type Note, storeTrainings } from './class-trainings.ts'
import { forgetSamples } from './forget-samples.ts'
import { bringBack, type LiveClass, type LiveParticipant, settle, takeOut } from './live-class.ts'
import { type Packets, presentPackets } from './present-packet.ts'
import { recoverClasses } from './recover-classes.ts'
import { createSampleWriter, storeOwnSamples, storeSamples } from './sample-writer.ts'

declare module '../../../lib/context.ts' {
  interface Context {
    readonly engine: ClassEngine
    /** Starts a new class here, or on the server that takes it first. */
    readonly beginClass: (row: typeof classes.$inferSelect) => Promise<void>
    readonly continueClass: (row: typeof classes.$inferSelect) => Promise<void>
  }
}

export interface EngineOptions {
  readonly db: Database
  readonly fenced: Fenced
  readonly clock: Clock
  readonly log: Log
  readonly realtime: Pick<Realtime, 'publish'>
  /** False if another server may publish for the class. */
  readonly mayPublish: (classUuid: string) => boolean
  /** Whether other servers may take over classes of the same database. */
  readonly isOneOfSeveral?: boolean
  /** Called when a class has ended or moved to another server. */
  readonly onGone?: (classUuid: string) => void
  readonly maxRowsPerInsert: number
  /** Called once a second per class, because progress in its branch has changed. */
  readonly onMoved?: (branchUuid: string) => void
  /** Receives each packet and its delay in ms. */
  readonly onPacket?: (late: number, packet: PacketWire) => void
}

/**
 * Keeps the running classes: one packet a second for each, and each ends on time. Only the server's clock counts;
 * nothing depends on an open browser.
 */
export interface ClassEngine {
  readonly recover: () => Promise<void>
  readonly run: () => void
  /** Ticks one class, or all, without waiting for the timer. */
  readonly tick: (classUuid?: string) => Promise<void>
  readonly open: (liveClass: LiveClass) => void
  readonly isIdle: () => boolean
  readonly counts: () => { readonly classes: number; readonly participants: number }
  readonly find: (classUuid: string) => LiveClass | null
  /** The state in the database, for a class that isn't live here. */
  readonly stateOf: StateOf
  /** Excludes classes that are being stored. */
  readonly runningIn: (branchUuid: string) => readonly LiveClass[]
  readonly findInRoom: (branchUuid: string, roomUuid: string) => LiveClass | null
  readonly join: (classUuid: string, participant: LiveParticipant) => void
  /** Records that the participation's phone sent something. */
  readonly notePhoneContact: (classUuid: string, participationUuid: string) => void
  /** Resolves once the samples are stored. */
  readonly ingest: Ingest
  readonly forgetSamplesSince: (classUuid: string, participationUuid: string, at: number) => Promise<void>
  readonly packets: (classUuid: string) => Packets | null
  readonly remove: (classUuid: string, memberUuid: string, isBanned: boolean) => void
  /** Drops a class that another server took over. Nothing more of it is written or acknowledged. */
  readonly lose: (classUuid: string) => void
  /** Stores pending samples, then releases the class to another server. */
  readonly letGo: (classUuid: string) => Promise<void>
  /** `note` is the last statement of the transaction that stores the trainings. */
  readonly end: (classUuid: string, note?: Note) => Promise<void>
  readonly close: () => Promise<void>
}

const TICK_MS = 1000
const sinceSecond = ({ configuredAt }: LiveClass, now: number): number =>
  (((now - configuredAt) % TICK_MS) + TICK_MS) % TICK_MS

export const createClassEngine = (options: EngineOptions): ClassEngine => {
  const { db, clock, log, realtime } = options
  const classes = new Map<string, LiveClass>()
  const timers = new Map<string, NodeJS.Timeout>()
  const lose = (classUuid: string): void => {
    const liveClass = classes.get(classUuid)
    if (liveClass === undefined) return
    liveClass.isLost = true
    forget(classUuid)
  }
  const writer = createSampleWriter(options.fenced, {
    clock,
    maxRows: options.maxRowsPerInsert,
    store: options.isOneOfSeveral === true ? storeOwnSamples : storeSamples,
    onLost: lose,
  })
  const stateOf = createStateOf(db)
  const ingest = createIngest({ ...options, writer, find: (classUuid) => classes.get(classUuid), stateOf })
  // classes of a center update the same rows: those that end together would block in the database
  const inTurn = createKeyedQueue()
  let isRunning = false

  const forget = (classUuid: string): void => {
    classes.delete(classUuid)
    clearTimeout(timers.get(classUuid))
    timers.delete(classUuid)
    options.onGone?.(classUuid)
  }
  const publish = async (liveClass: LiveClass, send: () => Promise<unknown>): Promise<void> => {
    if (!options.mayPublish(liveClass.uuid)) return
    try {
      await send()
    } catch (error) {
      log.fault(error, 'publish')
    }
  }

  /** Counts seconds from the class's own start, so that ticks don't drift and classes don't coincide. */
  const schedule = (liveClass: LiveClass): void => {
    if (!isRunning || !classes.has(liveClass.uuid)) return
    const wait = TICK_MS - sinceSecond(liveClass, clock.now())
    const untilFinish = liveClass.finishAt - clock.now()
    const next = untilFinish > 0 ? Math.min(wait, untilFinish) : wait
    const timer = setTimeout(() => {
      tickOne(liveClass)
        .catch((error: unknown) => log.fault(error, 'tick'))
        .finally(() => schedule(liveClass))
    }, next)
    timers.set(liveClass.uuid, timer)
  }

  const end = async (classUuid: string, note?: Note): Promise<void> => {
    const liveClass = classes.get(classUuid)
    if (liveClass === undefined || liveClass.isEnding) return
    liveClass.isEnding = true
    try {
      await writer.stored()
      const stored = await inTurn(liveClass.branchUuid, () =>
        options.fenced((fenced) =>
          branchDatabase(fenced, liveClass.branchUuid).run((tx) => storeTrainings(tx, liveClass, clock.now(), note)),
        ),
      )
      log.info('class-ended', { class: classUuid, trainings: stored })
    } catch (error) {
      // the class stays, and the next tick retries
      liveClass.isEnding = false
      if (error instanceof ClassLost) return lose(classUuid)
      throw error
    }
    forget(classUuid)
    await publish(liveClass, () => publishToClass(realtime, liveClass, CLASS_EVENTS.stop, { uuid: classUuid }))
    await publishRoomsChanged({ realtime, log }, liveClass.branchUuid)
  }

  const tickOne = async (liveClass: LiveClass): Promise<void> => {
    if (liveClass.isEnding) return
    const now = clock.now()
    for (const participant of liveClass.participants.values()) settle(liveClass, participant)
    liveClass.sequence += 1
    const { staff, wall } = presentPackets(liveClass, now)
    const { branchUuid, uuid, channel } = liveClass
    await publish(liveClass, () =>
      Promise.all([
        realtime.publish(channel, CLASS_EVENTS.packet, wall),
        realtime.publish(staffChannel(branchUuid, uuid), CLASS_EVENTS.packet, staff),
      ]),
    )
    options.onPacket?.(sinceSecond(liveClass, now), wall)
    options.onMoved?.(liveClass.branchUuid)
    if (now < liveClass.finishAt) return
    await end(liveClass.uuid).catch((error: unknown) => log.fault(error, 'end-class'))
  }

  const open = (liveClass: LiveClass): void => {
    classes.set(liveClass.uuid, liveClass)
    schedule(liveClass)
  }

  return {
    recover: async () => {
      const recovered = await recoverClasses(db, clock.now())
      for (const liveClass of recovered) open(liveClass)
      if (recovered.length > 0) log.info('classes-recovered', { classes: recovered.length })
    },
    run: () => {
      isRunning = true
      for (const liveClass of classes.values()) schedule(liveClass)
    },
    tick: async (classUuid) => {
      const due = [...classes.values()].filter(({ uuid }) => classUuid === undefined || uuid === classUuid)
      await Promise.all(due.map(tickOne))
    },
    open,
    isIdle: () => classes.size === 0,
    counts: () => ({
      classes: classes.size,
      participants: [...classes.values()].reduce((sum, { participants }) => sum + participants.size, 0),
    }),
    find: (classUuid) => classes.get(classUuid) ?? null,
    stateOf,
    runningIn: (branchUuid) => [...classes.values()].filter((one) => one.branchUuid === branchUuid && !one.isEnding),
    findInRoom: (branchUuid, roomUuid) =>
      [...classes.values()].find((one) => one.branchUuid === branchUuid && one.roomUuid === roomUuid) ?? null,
    notePhoneContact: (classUuid, participationUuid) => {
      const participant = classes.get(classUuid)?.participants.get(participationUuid)
      if (participant !== undefined) participant.phoneSeenAt = clock.now()
    },
    join: (classUuid, participant) => {
      const liveClass = classes.get(classUuid)
      const known = liveClass?.participants.get(participant.uuid)
      if (known === undefined) liveClass?.participants.set(participant.uuid, participant)
      else bringBack(known, clock.now())
    },
    ingest,
    forgetSamplesSince: (classUuid, participationUuid, from) =>
      forgetSamples(classes.get(classUuid)?.participants.get(participationUuid), from, { ...options, writer }),
    lose,
    letGo: async (classUuid) => {
      if (!classes.has(classUuid)) return
      await writer.stored()
      lose(classUuid)
    },
    packets: (classUuid) => {
      const liveClass = classes.get(classUuid)
      return liveClass === undefined ? null : presentPackets(liveClass, clock.now())
    },
    remove: (classUuid, memberUuid, isBanned) => {
      const liveClass = classes.get(classUuid)
      for (const participant of liveClass?.participants.values() ?? []) {
        if (participant.memberUuid !== memberUuid || liveClass === undefined) continue
        takeOut(participant, { at: clock.now(), isBanned })
        forgetRequests(liveClass, participant.uuid)
      }
    },
    end,
    close: async () => {
      isRunning = false
      for (const timer of timers.values()) clearTimeout(timer)
      await writer.close()
    },
  }
}
