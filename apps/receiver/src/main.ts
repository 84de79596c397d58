import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { ApiError } from '@repo/api-client/core/api-error'
import type { Milliseconds } from '@repo/domain/core/units'
import { VERSION } from '@repo/domain/core/version'
import { formatPairingCode } from '@repo/domain/displays/pairing-code'
import { healthLimits } from '@repo/domain/rooms/device-health'
import type { Radio } from '@repo/straps/reception'
import { openStrapSender, type StrapSender } from '@repo/straps/strap-sender'

import { readConfig } from './config.ts'
import { deviceHealthOf, readTemperature } from './device-health.ts'
import { openFileJournal } from './journal/file-journal.ts'
import { openKeyFile } from './key-file.ts'
import { createLog, reasonOf } from './log.ts'
import { countLostSeconds } from './lost-seconds.ts'
import { pair } from './pair.ts'
import { slotsOf } from './radios/adapter-kind.ts'
import { findSticks, openAntSticks } from './radios/ant-sticks.ts'
import { openBluez } from './radios/bluez.ts'
import { connectionAfter, serverCalls } from './server-calls.ts'
import { serveStatus } from './status/serve-status.ts'
import type { Connection } from './status/status-page.ts'
import { startWatchdog } from './watchdog.ts'

const STOPPED_WITHIN_MS: Milliseconds = 2900
const UNAUTHENTICATED = 401

const log = createLog((line) => process.stdout.write(line))
const config = readConfig(process.env)
startWatchdog()

/** Since the computer started, also after a restart of the program. */
const now = (): Milliseconds => Number(process.hrtime.bigint() / 1000n) / 1000
const keyFile = openKeyFile(config.stateFolder, config.key)
let connection: Connection = { kind: 'connecting' }
let pairing: AbortController | null = null

const startPairing = (): void => {
  if (pairing !== null) return
  pairing = new AbortController()
  connection = { kind: 'pairing', code: null }
  const { signal } = pairing
  const onCode = (code: string): void => {
    connection = { kind: 'pairing', code }
    log(`enter ${formatPairingCode(code)} in RookLegend to pair this receiver`)
  }
  const onFailure = (error: unknown): void => {
    connection = { kind: 'pairing', code: null }
    log(`no pairing code: ${reasonOf(error)}`)
  }
  void pair({ server: config.server, center: config.center, now, onCode, onFailure, signal }).then(
    (key) => {
      pairing = null
      keyFile.keep(key)
      connection = { kind: 'connecting' }
      log('paired')
      sender.reportNow()
    },
    () => null,
  )
}

const lostSeconds = countLostSeconds()
const calls = serverCalls({
  server: config.server,
  key: keyFile.key,
  onAccepted: () => {
    pairing?.abort()
    pairing = null
    connection = { kind: 'connected', roomName: calls.roomName() }
    log(`sending to ${calls.roomName()}`)
  },
  onRefused: (error) => {
    const isKeyUnknown = keyFile.key() === null || (error instanceof ApiError && error.status === UNAUTHENTICATED)
    if (isKeyUnknown && config.key === null) return startPairing()
    connection = connectionAfter(error)
    log(`no answer from ${config.server}: ${reasonOf(error)}`)
  },
  health: (state) => {
    const { clockOffset } = state
    return deviceHealthOf({
      state,
      radios: radios.flatMap((radio) => radio.health()),
      waiting: bluetooth.waiting(),
      lost: lostSeconds.worst(healthLimits.lost),
      temperature: readTemperature(),
      clock: clockOffset === null ? null : { own: Date.now(), server: now() + clockOffset },
    })
  },
  onPlan: ({ classUuid, ...plan }) => {
    bluetooth.setPlan(plan)
    lostSeconds.onPlan(classUuid, plan.straps)
  },
  onCounted: lostSeconds.onCounted,
})

/** Takes receptions once the journal is open. */
let take: StrapSender['take'] = () => {}
const bluetooth = openBluez({
  busAddress: config.busAddress,
  onReception: (reception) => take(reception),
  now,
  log,
  slotsOf,
  // systemd restarts BlueZ when this file changes
  onStuck: () => writeFileSync(join(config.memoryFolder, 'restart-bluetooth'), `${Date.now()}\n`),
})
const ant = openAntSticks({
  onReception: (reception) => {
    bluetooth.onReceivedByAnt(reception.strap)
    take(reception)
  },
  now,
  log,
  find: () => [...findSticks(), ...config.terminals],
})
const radios: readonly Radio[] = [ant, bluetooth]

const sender = await openStrapSender({
  now,
  after: (delay, run) => {
    const timer = setTimeout(run, delay)
    return () => clearTimeout(timer)
  },
  journal: await openFileJournal({
    memoryFolder: config.memoryFolder,
    stateFolder: config.stateFolder,
    bootId: readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(),
    log,
  }),
  send: calls.send,
  report: calls.report,
})

take = sender.take

serveStatus(
  config.port,
  () => {
    const { straps, backlogSeconds, isJournalFailing, failure } = sender.state()
    return {
      connection: connection.kind === 'connected' && failure !== null ? connectionAfter(failure) : connection,
      radios: radios.flatMap((radio) => radio.health()),
      straps: straps.length,
      unsent: backlogSeconds,
      isDiskFull: isJournalFailing,
      version: VERSION,
    }
  },
  log,
)

const stop = async (): Promise<void> => {
  pairing?.abort()
  await sender.stop()
  await Promise.all(radios.map((radio) => radio.stop()))
}
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    setTimeout(() => process.exit(0), STOPPED_WITHIN_MS)
    void stop().finally(() => process.exit(0))
  })
