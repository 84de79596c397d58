import type { NoteLook } from '../areas/audit/record-audit.ts'
import type { Geocoder } from '../areas/center/geocoder.ts'
import type { LettersOf } from '../areas/classes/joining/class-letters.ts'
import type { JoinQueue } from '../areas/classes/joining/join-queue.ts'
import type { ClassEngine } from '../areas/classes/live/class-engine.ts'
import type { ClassOwnership } from '../areas/classes/live/class-ownership.ts'
import type { ProgressNotifier } from '../areas/classes/live/progress-notifier.ts'
import type { PhoneSockets } from '../areas/classes/phones/phone-sockets.ts'
import type { Video } from '../areas/streaming/video.ts'
import type { Metrics } from '../areas/system/metrics.ts'
import type { OwnerCalls } from '../cluster/owner-calls.ts'
import type { Database } from '../database/database.ts'
import type { DiskGuard } from '../database/disk/disk-guard.ts'
import type { classes } from '../database/schema/classes.ts'
import type { CredentialLookup } from '../http/authentication/credential-lookup.ts'
import type { BrowserFaults } from '../http/errors/browser-faults.ts'
import type { ImageStore } from '../images/image-store.ts'
import type { Clock } from '../lib/clock.ts'
import type { Encryption } from '../lib/encryption.ts'
import type { Log } from '../lib/log.ts'
import type { Anchors } from '../lists/keyset/keyset-index.ts'
import type { MailDelivery } from '../mail/mail-delivery.ts'
import type { Readiness } from '../operations/process/readiness.ts'
import type { Realtime } from '../realtime/realtime.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import type { Config } from './config.ts'

/** Everything a handler may use, built once at the start. */
export interface Context {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly db: Database
  readonly credentials: CredentialLookup
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
  readonly join: JoinQueue
  /** Asks the servers that have other classes; null for a server that is alone and has all. */
  readonly owners: OwnerCalls | null
  /** Which classes are this server's, where it is one of several. */
  readonly ownership: ClassOwnership | null
  /** Has a class that was just configured run: here, or on a server that was quicker. */
  readonly beginClass: (row: typeof classes.$inferSelect) => Promise<void>
  /** Continues a stopped class with all its participants. */
  readonly continueClass: (row: typeof classes.$inferSelect) => Promise<void>
  /** Figures of this server for whoever watches over it. */
  readonly metrics: Metrics
  /** Tells screens that show progress that it moves. */
  readonly moving: ProgressNotifier
  readonly phones: PhoneSockets
  readonly images: ImageStore
  /** Closes secrets that the database keeps. */
  readonly encryption: Encryption
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
