import type { Bench, Figure } from '../measure/figure.ts'
import { growthOf } from '../measure/statistics.ts'
import { runJourneys } from './run-journeys.ts'
import { runTests, type TestRun } from './run-tests.ts'

/** How large each part is; smaller ones show that it runs. */
const numberOf = (name: string, usual: number): number => Number(process.env[name] ?? usual)

const INPUTS = numberOf('NIGHTLY_INPUTS', 300_000)
const KILLS = numberOf('NIGHTLY_KILLS', 500)
const GUESSES = numberOf('NIGHTLY_GUESSES', 30_000)
const SIGN_INS = numberOf('NIGHTLY_SIGN_INS', 100)
const HOURS = numberOf('NIGHTLY_HOURS', 24)
const FULL_DISKS = numberOf('NIGHTLY_FULL_DISKS', 20)
const HOSTILE_FILES = numberOf('NIGHTLY_FILES', 500)
const HOSTILE_MINUTES = numberOf('NIGHTLY_FILE_MINUTES', 10)
const BAD_NETWORK_SECONDS = numberOf('NIGHTLY_BAD_NETWORK_SECONDS', 1800)
/** Said with each figure, so that a night that failed can be had again. */
const SEED = numberOf('NIGHTLY_SEED', Date.now() % 1_000_000_000)
/** About as many as the contract has; each has its share of the inputs. */
const ENDPOINTS = 150

const failuresOf = (name: string, { failed }: Pick<TestRun, 'failed'>, detail: string): Figure => ({
  name,
  value: failed.length,
  atMost: 0,
  unit: '',
  detail: [detail, ...failed.slice(0, 5)].join('; '),
})

const inputs: Bench = async () => {
  const runs = Math.ceil(INPUTS / ENDPOINTS)
  const ran = await runTests(['tests/contract-fuzz.test.ts'], { FUZZ_RUNS: String(runs), FUZZ_SEED: String(SEED) })
  const endpoints = ran.passed + ran.failed.length
  return [failuresOf('endpoints that a hostile input broke', ran, `${runs * endpoints} inputs, seed ${SEED}`)]
}

const kills: Bench = async () => {
  const ran = await runTests(['tests/kills.test.ts'], { KILL_ROUNDS: String(KILLS), KILL_SEED: String(SEED) })
  const { acknowledged = 0, lost = Number.NaN, slowestStartMs = Number.NaN } = ran.meta as Record<string, number>
  const detail = `${KILLS} kills, ${acknowledged} acknowledged, seed ${SEED}`
  return [
    failuresOf('runs of kills that failed', ran, detail),
    { name: 'acknowledged samples lost to kills', value: lost, atMost: 0, unit: '', detail },
    { name: 'slowest start after a kill', value: slowestStartMs, atMost: 5000, unit: 'ms', detail },
  ]
}

const fullDisks: Bench = async () => {
  const ran = await runTests(['tests/full-disk.test.ts', 'tests/full-postgres.test.ts'], {
    FULL_DISK_ROUNDS: String(FULL_DISKS),
    FULL_DISK_SEED: String(SEED),
  })
  return [failuresOf('runs of full disks that failed', ran, `${FULL_DISKS} times filled, seed ${SEED}`)]
}

const authorization: Bench = async () => {
  const ran = await runTests(['tests/permissions.test.ts', 'tests/tenancy.test.ts'])
  return [failuresOf('wrong cells of who may do what, and foreign bytes', ran, `${ran.passed} tests passed`)]
}

/** The guesses come from 256 networks of each of three kinds. */
const guesses: Bench = async () => {
  const ran = await runTests(['tests/guessed-codes.test.ts', 'tests/known-callers.test.ts'], {
    CODE_GUESSES: String(GUESSES),
    SIGN_INS: String(SIGN_INS),
  })
  const { slowestMs = Number.NaN } = ran.meta as Record<string, number>
  const detail = `${GUESSES} codes, ${SIGN_INS} sign-ins under wrong passwords`
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
  const ran = await runTests(['tests/soak.test.ts'], { SOAK_HOURS: String(HOURS) })
  const { heaps = [], descriptors = [] } = ran.meta as Record<string, readonly number[]>
  const detail = `${HOURS} hours of classes by a held clock`
  const said = heaps.map((heap) => heap.toFixed(1)).join(' ')
  return [
    failuresOf('soaks of the server that failed', ran, detail),
    {
      name: 'a server over a day of classes, growth of its heap',
      // what is compiled and cached in the first hours stays
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

/** Each of its two journeys as long: the screens, and a wall and a phone in classes. */
const badNetwork: Bench = async () => {
  const failed = await runJourneys('bad-network', {
    BAD_NETWORK_SECONDS: String(BAD_NETWORK_SECONDS),
    BAD_NETWORK_SEED: String(SEED),
  })
  const detail = `${(2 * BAD_NETWORK_SECONDS) / 60} minutes of slow 3G, 5 % refused, 5 % cut, seed ${SEED}`
  return [failuresOf('journeys that a bad network broke', { failed }, detail)]
}

const asleep: Bench = async () => {
  const failed = await runJourneys('asleep', { ASLEEP_WITHIN_MS: '2000' })
  return [failuresOf('journeys after whose sleep a screen was not current', { failed }, 'within two seconds')]
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
  'wall-soak': wallSoak,
  reconnect,
}
