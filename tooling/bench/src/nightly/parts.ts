import type { Bench, Figure } from '../measure/figure.ts'
import { growthOf } from '../measure/statistics.ts'
import { runJourneys } from './run-journeys.ts'
import { runStories, runTests, type TestRun } from './run-tests.ts'

/** Environment variables scale parts down. */
const numberOf = (name: string, usual: number): number => Number(process.env[name] ?? usual)

const HOSTILE_FILES = numberOf('NIGHTLY_FILES', 500)
const HOSTILE_MINUTES = numberOf('NIGHTLY_FILE_MINUTES', 10)
/** `TEST_SEED` repeats a failed run. */
const SEED = numberOf('TEST_SEED', Date.now() % 1_000_000_000)

const failuresOf = (name: string, { failed }: Pick<TestRun, 'failed'>, detail: string): Figure => ({
  name,
  value: failed.length,
  atMost: 0,
  unit: '',
  detail: [detail, ...failed.slice(0, 5)].join('; '),
})

const inputs: Bench = async () => {
  const ran = await runTests(['tests/contract-fuzz.test.ts'], SEED)
  return [failuresOf('endpoints that a hostile input broke', ran, `two thousand inputs each, seed ${SEED}`)]
}

const kills: Bench = async () => {
  const ran = await runTests(['tests/kills.test.ts'], SEED)
  const { acknowledged = 0, lost = Number.NaN, slowestStartMs = Number.NaN } = ran.meta as Record<string, number>
  const detail = `${acknowledged} acknowledged, seed ${SEED}`
  return [
    failuresOf('runs of kills that failed', ran, detail),
    { name: 'acknowledged samples lost to kills', value: lost, atMost: 0, unit: '', detail },
    { name: 'slowest start after a kill', value: slowestStartMs, atMost: 5000, unit: 'ms', detail },
  ]
}

const fullDisks: Bench = async () => {
  const ran = await runTests(['tests/full-disk.test.ts', 'tests/full-postgres.test.ts'], SEED)
  return [failuresOf('runs of full disks that failed', ran, `seed ${SEED}`)]
}

const authorization: Bench = async () => {
  const ran = await runTests(['tests/permissions.test.ts', 'tests/tenancy.test.ts'], SEED)
  return [failuresOf('wrong cells of who may do what, and foreign bytes', ran, `${ran.passed} tests passed`)]
}

/** 256 networks of each of three kinds. */
const guesses: Bench = async () => {
  const ran = await runTests(['tests/guessed-codes.test.ts', 'tests/known-callers.test.ts'], SEED)
  const { slowestMs = Number.NaN } = ran.meta as Record<string, number>
  const detail = 'codes guessed, and sign-ins under wrong passwords'
  return [
    failuresOf('guesses that opened something or kept somebody out', ran, detail),
    {
      name: 'slowest sign-in from a known network under wrong passwords',
      value: slowestMs,
      atMost: 1000,
      unit: 'ms',
      detail,
    },
  ]
}

const serverSoak: Bench = async () => {
  const ran = await runTests(['tests/soak.test.ts'], SEED)
  const { heaps = [], descriptors = [] } = ran.meta as Record<string, readonly number[]>
  const detail = `${heaps.length} hours of classes by a held clock`
  const said = heaps.map((heap) => heap.toFixed(1)).join(' ')
  return [
    failuresOf('soaks of the server that failed', ran, detail),
    {
      name: 'a server over a day of classes, growth of its heap',
      // skips the warm-up, during which code and caches grow
      value: growthOf(heaps.slice(Math.floor(heaps.length / 5))),
      atMost: 1,
      unit: 'MB',
      detail: `${detail}; ${said} MB hour by hour`,
    },
    {
      name: 'a server over a day of classes, change in its descriptors',
      value: Math.max(...descriptors) - Math.min(...descriptors),
      atMost: 2,
      unit: '',
      detail: `${detail}; ${descriptors.join(' ')}`,
    },
  ]
}

const badNetwork: Bench = async () => {
  const failed = await runJourneys('bad-network', SEED)
  const detail = `slow 3G, 5 % refused, 5 % cut, seed ${SEED}`
  return [failuresOf('journeys that a bad network broke', { failed }, detail)]
}

const asleep: Bench = async () => {
  const failed = await runJourneys('asleep', SEED)
  return [failuresOf('journeys after whose sleep a screen was not current', { failed }, 'within two seconds')]
}

const tabs: Bench = async () => {
  const failed = await runJourneys('tabs', SEED)
  return [failuresOf('journeys of several tabs that failed', { failed }, `seed ${SEED}`)]
}

const screens: Bench = async () => {
  const failed = await runJourneys('every-route', SEED)
  return [failuresOf('journeys over every screen that failed', { failed }, 'at each width, in both languages')]
}

const lateStories: Bench = async () => {
  const failed = await runStories()
  return [failuresOf('stories that fail when everything comes late', { failed }, 'all packages')]
}

const wallSoak: Bench = async () => (await import('./wall-soak.ts')).benchWallSoak()

const reconnect: Bench = async () => (await import('./reconnect.ts')).benchReconnect()

const hostileFiles: Bench = async () => {
  const { benchHostileFiles } = await import('./hostile-files.ts')
  return benchHostileFiles({ files: HOSTILE_FILES, minutes: HOSTILE_MINUTES, seed: SEED })
}

export const PARTS: Readonly<Record<string, Bench>> = {
  inputs,
  kills,
  'full-disks': fullDisks,
  authorization,
  guesses,
  'hostile-files': hostileFiles,
  'server-soak': serverSoak,
  'bad-network': badNetwork,
  asleep,
  tabs,
  screens,
  'late-stories': lateStories,
  'wall-soak': wallSoak,
  reconnect,
}
