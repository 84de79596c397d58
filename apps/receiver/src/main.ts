import { readFileSync } from 'node:fs'

import { ApiError } from '@repo/api-client/core/api-error'
import type { Milliseconds } from '@repo/domain/core/units'
import { VERSION } from '@repo/domain/core/version'
import { formatPairingCode } from '@repo/domain/displays/pairing-code'
import type { Radio } from '@repo/straps/reception'
import { openStrapSender } from '@repo/straps/strap-sender'

import { readConfig } from './config.ts'
import { openFileJournal } from './journal/file-journal.ts'
import { openKeyFile } from './key-file.ts'
import { createLog, reasonOf } from './log.ts'
import { pair } from './pair.ts'
import { findSticks, openAntSticks } from './radios/ant-sticks.ts'
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
})

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

const radios: readonly Radio[] = [
  openAntSticks({ onReception: sender.take, now, log, find: () => [...findSticks(), ...config.terminals] }),
]

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
