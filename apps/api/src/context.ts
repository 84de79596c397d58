import type { LettersOf } from './class-letters.ts'
import type { Clock } from './clock.ts'
import type { ClassOwnership } from './cluster/class-ownership.ts'
import type { OwnerCalls } from './cluster/owner-calls.ts'
import type { NoteLook } from './commands/folded.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { classes } from './db/tables/classes.ts'
import type { DiskGuard } from './disk/disk-guard.ts'
import type { BrowserFaults } from './errors/browser-faults.ts'
import type { Geocoder } from './geocode/geocoder.ts'
import type { FindCallers } from './http/find-callers.ts'
import type { ImageStore } from './images/image-store.ts'
import type { Anchors } from './lists/anchors.ts'
import type { ClassEngine } from './live/class-engine.ts'
import type { Joins } from './live/joins.ts'
import type { MovingProgress } from './live/moving-progress.ts'
import type { PhoneSockets } from './live/phone-sockets.ts'
import type { Log } from './log.ts'
import type { MailDelivery } from './mail/mail-delivery.ts'
import type { Metrics } from './metrics.ts'
import type { Readiness } from './process/readiness.ts'
import type { Realtime } from './realtime/realtime.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import type { Seals } from './seals.ts'
import type { Video } from './streaming/video.ts'

/** Everything a handler may use, built once at the start. */
export interface Context {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly db: Database
  readonly callers: FindCallers
  /** The free space that the embedded database has. */
  readonly disk: DiskGuard
  /** Whether calls may be answered: no other server can have begun to. */
  readonly isServing: () => boolean
  /** Whether calls may be sent here, by whoever hands them out to several servers. */
  readonly readiness: Readiness
  readonly realtime: Realtime
  /** Signs what tells a browser that an account has signed in on it before. */
  readonly deviceKey: Promise<string>
  /** Returns the letters of a class, which the screens in its room show. */
  readonly lettersOf: Promise<LettersOf>
  readonly engine: ClassEngine
  /** Lets people into classes, those who come together at once. */
  readonly join: Joins
  /** Asks the servers that have other classes; null for a server that is alone and has all. */
  readonly owners: OwnerCalls | null
  /** Which classes are this server's, where it is one of several. */
  readonly ownership: ClassOwnership | null
  /** Has a class that was just configured run: here, or on a server that was quicker. */
  readonly beginClass: (row: typeof classes.$inferSelect) => Promise<void>
  /** Figures of this server for whoever watches over it. */
  readonly metrics: Metrics
  /** Tells screens that show progress that it moves. */
  readonly moving: MovingProgress
  readonly phones: PhoneSockets
  readonly images: ImageStore
  /** Closes secrets that the database keeps. */
  readonly seals: Seals
  readonly mail: MailDelivery
  readonly video: Video
  readonly geocoder: Geocoder
  readonly anchors: Anchors
  /** Parses files that strangers made. */
  readonly sandbox: Sandbox
  readonly browserFaults: BrowserFaults
  /** Notes in the audit who of the staff looked at what. */
  readonly noteLook: NoteLook
}
