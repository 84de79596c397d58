import { createAuditTrail } from '../areas/audit/create-audit-trail.ts'
import { isClientAuthorized } from '../areas/auth/realtime-clients.ts'
import { nominatimGeocoder } from '../areas/center/nominatim-geocoder.ts'
import { offlineGeocoder } from '../areas/center/offline-geocoder.ts'
import { createLettersOf } from '../areas/classes/joining/class-letters.ts'
import { createJoinQueue } from '../areas/classes/joining/join-queue.ts'
import { createClassEngine } from '../areas/classes/live/class-engine.ts'
import { type ClassOwnership, createClassOwnership } from '../areas/classes/live/class-ownership.ts'
import { createProgressNotifier } from '../areas/classes/live/progress-notifier.ts'
import { recoverClass, toLiveClass } from '../areas/classes/live/recover-classes.ts'
import { createPhoneSockets } from '../areas/classes/phones/phone-sockets.ts'
import { createMemberMatchers } from '../areas/imports/member-matchers.ts'
import { createImportWorker } from '../areas/imports/running/import-worker.ts'
import { createReceivedStraps } from '../areas/sensors/received-straps.ts'
import { createZoom } from '../areas/streaming/zoom.ts'
import { createMetrics } from '../areas/system/metrics.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { Connection } from '../database/connection.ts'
import { createSecretSource } from '../database/stored-secrets.ts'
import { createCredentialLookup } from '../http/authentication/credential-lookup.ts'
import { createBrowserFaults } from '../http/errors/browser-faults.ts'
import { createImageStore } from '../images/image-store.ts'
import { type Clock, steadyClock } from '../lib/clock.ts'
import { noBroadcasts } from '../lib/cluster.ts'
import type { Config } from '../lib/config.ts'
import type { Context } from '../lib/context.ts'
import { createEncryption } from '../lib/encryption.ts'
import { createErrorReports, type ErrorReports, parseDsn } from '../lib/error-reports.ts'
import { createLog, type Log } from '../lib/log.ts'
import { installationKey } from '../lib/secrets.ts'
import { createAnchors } from '../lists/keyset/keyset-index.ts'
import { createMailBranding } from '../mail/mail-branding.ts'
import { createMailDelivery } from '../mail/mail-delivery.ts'
import { outboxFolder, outboxMailer } from '../mail/outbox-mailer.ts'
import { smtpMailer } from '../mail/smtp-mailer.ts'
import { createReadiness } from '../operations/process/readiness.ts'
import { publishChallengesChanged } from '../realtime/branch-events.ts'
import type { SharedRealtime } from '../realtime/embedded/embedded-realtime.ts'
import { createRealtime } from '../realtime/hosted-realtime.ts'
import { createSandbox } from '../sandbox/sandbox.ts'
import { AUDIT_READERS } from './audit-readers.ts'
import { errorAnswers } from './refusals.ts'

const mailerOf = ({ smtpUrl, mailFrom, dataDirectory }: Config) =>
  smtpUrl === null ? outboxMailer(outboxFolder(dataDirectory), mailFrom) : smtpMailer(smtpUrl, mailFrom)

type MailNeeds = Pick<Context, 'db' | 'clock' | 'log' | 'images'> & Pick<Cluster, 'broadcasts'>

const mailOf = (config: Config, { images, ...base }: MailNeeds) =>
  createMailDelivery({ ...base, mailer: mailerOf(config), faceOf: createMailBranding({ db: base.db, images }) })

const reportsOf = ({ sentryDsn }: Config): ErrorReports | null => {
  const dsn = sentryDsn === null ? null : parseDsn(sentryDsn)
  return dsn === null ? null : createErrorReports(dsn)
}

interface ContextOptions {
  readonly testClock?: Clock | undefined
  readonly testLog?: Log | undefined
  readonly cluster?: Cluster | null
  /** Resolves when the database is open; absent if it already is. */
  readonly ready?: Promise<void>
}

const sharedOf = ({ realtimeLog: log, broadcasts, reach }: Cluster): SharedRealtime => ({
  log,
  expelEverywhere: (clientId) => broadcasts.publish('client-expelled', clientId),
  onExpelled: (listener) => broadcasts.subscribe('client-expelled', listener),
  isCutOff: reach.isCutOff,
})

type Starts = Pick<Context, 'beginClass' | 'continueClass'>

const classStarts = ({
  engine,
  ownership,
  db,
  clock,
}: Pick<Context, 'engine' | 'ownership' | 'db' | 'clock'>): Starts => ({
  beginClass: async (row) => {
    if (ownership === null) engine.open(toLiveClass(row, 0))
    else await ownership.takeUp(row.uuid)
  },
  continueClass: async (row) => {
    if (ownership === null) engine.open(await recoverClass(db, row, clock.now()))
    else await ownership.takeUp(row.uuid)
  },
})

/** Also works while the database is opening: no service queries it before `ready`. */
export const createContext = (
  config: Config,
  connection: Connection,
  { testClock, testLog, cluster = null, ready }: ContextOptions = {},
): Context => {
  const reports = reportsOf(config)
  const log = testLog ?? createLog(config.logLevel, undefined, reports)
  const { db, disk, fenced, isServing, maxRowsPerInsert } = connection
  const secretOf = createSecretSource(db, ready)
  const clock = testClock ?? steadyClock((): boolean => engine.isIdle())
  const base = { db, clock, log }
  const { ablyApiKey, publicUrl, dataDirectory } = config
  const realtime = createRealtime({
    ablyApiKey,
    signingKey: secretOf('realtime-signing-key'),
    publicUrl,
    log,
    shared: cluster === null ? null : sharedOf(cluster),
    isClientAuthorized: (clientId) => isClientAuthorized(db, clientId, clock.now()),
  })
  // the hosted service receives packets from every server, the embedded one only from this one
  const mayPublish = (classUuid: string) =>
    cluster === null ? ablyApiKey === null || isServing() : cluster.leases.isSure(classUuid)
  const broadcasts = cluster?.broadcasts ?? noBroadcasts
  const announce = (branchUuid: string) => publishChallengesChanged({ realtime, log }, branchUuid)
  const moving = createProgressNotifier(clock, { announce, broadcasts })
  const metrics = createMetrics({ db, clock, dataDirectory, counts: () => engine.counts(), realtime: realtime.stats })
  const engine = createClassEngine({
    onMoved: moving.moved,
    onPacket: metrics.packetLeft,
    ...base,
    fenced,
    realtime,
    mayPublish,
    maxRowsPerInsert,
    isOneOfSeveral: cluster !== null,
    onGone: (classUuid) => ownership?.forget(classUuid),
  })
  const ownership: ClassOwnership | null =
    cluster === null ? null : createClassOwnership({ ...cluster, engine, ...base })
  cluster?.onReleased(() => void ownership?.look().catch((error: unknown) => log.fault(error, 'class-look')))
  const lettersOf = secretOf('class-letters-key').then(createLettersOf)
  lettersOf.catch(() => {})
  const images = createImageStore({ db, clock })
  const shared = {
    ...base,
    realtime,
    encryption: createEncryption(installationKey(config.installationKey, dataDirectory)),
    mail: mailOf(config, { ...base, images, broadcasts }),
    audit: createAuditTrail(AUDIT_READERS, log),
  }
  return {
    ...shared,
    config,
    disk,
    credentials: createCredentialLookup(db, clock),
    isServing,
    readiness: createReadiness(cluster?.reach),
    deviceKey: secretOf('device-signing-key'),
    lettersOf,
    engine,
    join: createJoinQueue({ db, findLive: engine.find, lettersOf }),
    owners: cluster?.calls ?? null,
    ownsClass: (classUuid) => engine.find(classUuid) !== null,
    ...classStarts({ engine, ownership, db, clock }),
    ownership,
    receivedStraps: createReceivedStraps(),
    metrics,
    moving,
    phones: createPhoneSockets(broadcasts),
    images,
    geocoder: config.geocoderUrl === null ? offlineGeocoder : nominatimGeocoder(config.geocoderUrl),
    video: createZoom({ apiUrl: config.zoomApiUrl, oauthUrl: config.zoomOauthUrl, clock }),
    imports: createImportWorker(shared),
    memberMatchers: createMemberMatchers(),
    anchors: createAnchors(),
    sandbox: createSandbox({ log }),
    browserFaults: createBrowserFaults(log, reports),
    errors: errorAnswers,
  }
}
