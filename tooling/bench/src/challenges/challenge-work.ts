/** The process that stores trainings beside finished challenges, and ends one of ten thousand members, without a server. */
import { setTimeout as pause } from 'node:timers/promises'

import { tell } from '../measure/child-process.ts'
import { openApart, openDatabase } from '../measure/embedded-database.ts'
import { median } from '../measure/statistics.ts'
import { ENDING, FEW, MANY, type Ended, type Stored } from './messages.ts'

interface Job {
  readonly settleChallenges: (context: object) => Promise<void>
}
type Client = Awaited<ReturnType<typeof openApart>>
interface Embedded {
  readonly embeddedIn: (client: Client) => unknown
}

const TRAININGS = 300
/** Half of them warm up. */
const COUNTED = TRAININGS / 2

const [folder = ''] = process.argv.slice(2)
const database = await openDatabase(folder)
const BRANCH = `(select branch_uuid from administrators where email = 'admin@demo.example')`

const people = async (prefix: string, count: number): Promise<void> => {
  await database.query(
    `insert into members (uuid, branch_uuid, name, last_name_1, pseudonym, email, sign_in_code)
    select md5('${prefix} ' || n)::uuid, ${BRANCH}, 'Ana ' || n, 'Ibáñez', '${prefix} ' || n, '${prefix}' || n || '@bench.example',
      '${prefix}' || n from generate_series(1, $1::int) as n`,
    [count],
  )
}

/** Challenges that are over, and one that goes on, with one member in all of them. */
const past = async (prefix: string, count: number): Promise<void> => {
  await people(prefix, 1)
  const times = `case when n = 0 then now() - interval '1 day' else now() - n * interval '2 hours' - interval '9 days' end as start_at,
    case when n = 0 then now() + interval '30 days' else now() - n * interval '2 hours' end as finish_at`
  await database.query(
    `insert into challenges (uuid, branch_uuid, name, kind, modality, compliance, start_at, finish_at, created_at, awarded_at, settled_at)
    select md5('${prefix} challenge ' || n)::uuid, ${BRANCH}, 'Reto ' || n, 'individual', 'user', 'competitive', start_at, finish_at,
      start_at, finish_at, finish_at from (select n, ${times} from generate_series(0, $1::int) as n) as all_of`,
    [count],
  )
  await database.exec(
    `insert into challenge_participants (uuid, branch_uuid, challenge_uuid, member_uuid, start_at, finish_at)
    select gen_random_uuid(), branch_uuid, uuid, md5('${prefix} 1')::uuid, start_at, finish_at from challenges
    where uuid in (select md5('${prefix} challenge ' || n)::uuid from generate_series(0, ${count}) as n)`,
  )
}

const COLUMNS = `uuid, branch_uuid, member_uuid, training_type_uuid, device_type, modality, start_at, "offset", zone, duration_seconds,
  below_seconds, z1_seconds, z2_seconds, z3_seconds, z4_seconds, z5_seconds, calories, points, points_version`
const TYPE = `(select uuid from training_types where branch_uuid = ${BRANCH} order by position limit 1)`
const VALUES = `'-6', 'America/Mexico_City', 1800, 0, 300, 300, 300, 300, 300, 320, 90, 1`

const storeOne = async (prefix: string): Promise<number> => {
  const from = performance.now()
  await database.exec(
    `insert into trainings (${COLUMNS}) select gen_random_uuid(), ${BRANCH}, md5('${prefix} 1')::uuid, ${TYPE}, 'strap', 'group', now(), ${VALUES}`,
  )
  return performance.now() - from
}

const store = async (): Promise<Stored> => {
  await past('few', FEW)
  await past('many', MANY)
  await database.exec('analyze')
  const took = { few: [] as number[], many: [] as number[] }
  for (let count = 0; count < TRAININGS; count += 1) {
    const isFewFirst = count % 2 === 0
    for (const prefix of isFewFirst ? (['few', 'many'] as const) : (['many', 'few'] as const)) {
      took[prefix].push(await storeOne(prefix))
    }
  }
  const usual = (of: readonly number[]): number => median(of.slice(-COUNTED))
  return { kind: 'stored', milliseconds: { few: usual(took.few), many: usual(took.many) } }
}

const challengeOf = (name: string): string => `md5('challenge ${name}')::uuid`

/** A challenge that ended a moment ago, with ten trainings of each of its members; a fifth of them have as many points. */
const fillEnding = async (name: string, count: number): Promise<void> => {
  const challenge = challengeOf(name)
  await people(name, count)
  await database.exec('alter table trainings disable trigger user')
  await database.exec(
    `insert into trainings (${COLUMNS}) select gen_random_uuid(), ${BRANCH}, md5('${name} ' || 1 + n % ${count})::uuid, ${TYPE}, 'strap',
      'group', now() - interval '20 days' + (n / ${count}) * interval '1 day' + n * interval '1 second', ${VALUES}
    from generate_series(0, ${count * 10 - 1}) as n`,
  )
  await database.exec('alter table trainings enable trigger user')
  await database.exec(
    `insert into challenges (uuid, branch_uuid, name, kind, modality, compliance, start_at, finish_at, created_at)
    select ${challenge}, ${BRANCH}, 'Reto grande', 'individual', 'user', 'competitive', now() - interval '21 days', now() - interval '1 second', now();
    insert into challenge_goals (uuid, branch_uuid, challenge_uuid, type, target, points, created_at)
    select gen_random_uuid(), ${BRANCH}, ${challenge}, type, target, points, now()
    from (values ('trainings', 5, 10), ('calories', 3000, 50), ('minutes', 200, 30)) as goals (type, target, points);
    insert into challenge_participants (uuid, branch_uuid, challenge_uuid, member_uuid, start_at, finish_at)
    select gen_random_uuid(), ${BRANCH}, ${challenge}, md5('${name} ' || n)::uuid, now() - interval '21 days', now() - interval '1 second'
    from generate_series(1, ${count}) as n;
    update challenge_participants set trainings = 10, seconds = 18000, calories = 3200000000, points = 900000000
    where challenge_uuid = ${challenge};
    update challenge_participants set trainings = 6, calories = 1900000000
    where challenge_uuid = ${challenge} and member_uuid not in (select md5('${name} ' || n)::uuid from generate_series(1, ${count / 5}) as n);
    analyze`,
  )
}

const MICROSECONDS = 1000

/** Milliseconds of a thread's own work: what other processes of the machine do is not counted, nor what V8 compiles beside. */
const worked = ({ user, system }: { readonly user: number; readonly system: number }): number =>
  (user + system) / MICROSECONDS

/** The longest turn of the event loop, from one immediate to the next. */
const watchTurns = (): (() => number) => {
  let longest = 0
  let last = worked(process.threadCpuUsage())
  let isWatching = true
  const turn = (): void => {
    const now = worked(process.threadCpuUsage())
    longest = Math.max(longest, now - last)
    last = now
    if (isWatching) setImmediate(turn)
  }
  setImmediate(turn)
  return () => {
    isWatching = false
    return longest
  }
}

const ASKED_EACH_MS = 5

/** Somebody else who asks the database for next to nothing, again and again: the longest that took. */
const askBeside = (client: Client): (() => Promise<number>) => {
  const over = new AbortController()
  const ask = async (): Promise<number> => {
    let longest = 0
    while (!over.signal.aborted) {
      const from = performance.now()
      await client.query('select 1')
      longest = Math.max(longest, performance.now() - from)
      await pause(ASKED_EACH_MS)
    }
    return longest
  }
  const asked = ask()
  return () => {
    over.abort()
    return asked
  }
}

/** What the product's job needs, its database in a thread of its own. */
const settlingOn = async (client: Client): Promise<() => Promise<void>> => {
  // an app is no package to import by name, so its parts are loaded from its folder
  const app = '../../../../apps/api'
  const { settleChallenges } = (await import(
    new URL(`${app}/src/areas/challenges/challenge-ends.ts`, import.meta.url).href
  )) as Job
  const { embeddedIn } = (await import(new URL(`${app}/src/database/embedded.ts`, import.meta.url).href)) as Embedded
  const silent = { info: () => {}, fault: (error: unknown) => void process.stderr.write(`${String(error)}\n`) }
  const context = {
    db: embeddedIn(client),
    clock: { now: () => Date.now() },
    log: silent,
    mail: { wake: () => {} },
    realtime: { publish: async () => {} },
  }
  return () => settleChallenges(context)
}

const end = async (client: Client, settleAll: () => Promise<void>): Promise<Ended> => {
  const turns = watchTurns()
  const others = askBeside(client)
  const both = async (): Promise<number> => worked(process.threadCpuUsage()) + worked(await client.cpuUsage())
  const from = await both()
  await settleAll()
  const milliseconds = (await both()) - from
  const longest = turns()
  const othersWaited = await others()
  const { rows } = (await client.query(
    `select count(*)::int as results from challenge_results where challenge_uuid = ${challengeOf('ending')}`,
  )) as { rows: readonly { results: number }[] }
  return { kind: 'ended', milliseconds, longest, othersWaited, results: rows[0]?.results ?? 0 }
}

const work = async (): Promise<void> => {
  // the demo's own challenges that are over are settled before
  await database.exec('update challenges set awarded_at = finish_at, settled_at = finish_at where finish_at < now()')
  tell(await store())
  await fillEnding('warm-up', ENDING / 10)
  await fillEnding('ending', ENDING)
  const settledAt = (at: string): string =>
    `update challenges set settled_at = ${at} where uuid = ${challengeOf('ending')}`
  await database.query(settledAt('finish_at'))
  await database.close()
  const client = await openApart(folder)
  const settleAll = await settlingOn(client)
  // of a database that has just been opened nothing is compiled yet
  await settleAll()
  await client.query(settledAt('null'))
  tell(await end(client, settleAll))
  await client.close()
}
void work()
