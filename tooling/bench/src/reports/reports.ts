/** A year of trainings of two thousand members: a report against its sums alone, and how it grows with the trainings. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'

import { startBuiltServer } from '../measure/built-server.ts'
import { nextReport, order, startProcess, stopProcess } from '../measure/child-process.ts'
import { fillDataDirectory, withFolder } from '../measure/data-directory.ts'
import { signIn } from '../measure/demo-center.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { fill } from '../measure/fill.ts'
import { measurePairs, medianOf, ratiosOf, type Pair } from '../measure/paired.ts'
import { median, spread } from '../measure/statistics.ts'
import { createAsking } from '../member-lists/asking.ts'
import type { Order, Ran, Ready } from './messages.ts'

const MEMBERS = 2_000
const FEW = 10_000
const MANY = 1_000_000
const WARM_UP_ROUNDS = 3
const ROUNDS = 15
const MOST_OVER_SQL = 1.2
const MOST_EXPONENT = 0.3
const DAY_MS = 86_400_000

const dayAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
const PERIODS = [
  { name: 'seven days', from: dayAgo(7), to: dayAgo(1) },
  { name: 'a year', from: dayAgo(364), to: dayAgo(1) },
] as const

type Measured = Readonly<Record<(typeof PERIODS)[number]['name'], readonly Pair[]>>

const measure = (trainings: number): Promise<Measured> =>
  withFolder(async (folder) => {
    const data = join(folder, 'data')
    const copy = join(folder, 'copy')
    await fillDataDirectory(data)
    await fill('reports/fill-trainings.ts', [join(data, 'postgres'), String(trainings), String(MEMBERS)])
    cpSync(join(data, 'postgres'), copy, { recursive: true })
    const server = await startBuiltServer({ dataDirectory: data })
    const { headers } = await signIn(server.origin)
    const asking = createAsking(server.origin, headers)
    const child = startProcess(join(import.meta.dirname, 'raw-report.ts'), { args: [copy] })
    try {
      await nextReport<Ready>(child, 'ready')
      const measured: Partial<Record<string, readonly Pair[]>> = {}
      for (const { name, from, to } of PERIODS) {
        const path = `/api/v2/center/report?from_date=${from}&to_date=${to}`
        const raw = () => {
          const ran = nextReport<Ran>(child, 'ran')
          order(child, { kind: 'run', from, to } satisfies Order)
          return ran
        }
        const { users_classification: ranked } = JSON.parse(await asking.one(path)) as {
          users_classification: unknown[]
        }
        const { users } = await raw()
        if (ranked.length !== users) throw new Error(`ranked ${ranked.length}, in SQL ${users}`)
        measured[name] = await measurePairs({
          warmUp: WARM_UP_ROUNDS,
          rounds: ROUNDS,
          ours: () => asking.all([path]),
          floor: async () => (await raw()).milliseconds,
        })
      }
      return measured as Measured
    } finally {
      asking.close()
      await stopProcess(child)
      await server.stop()
    }
  })

export const benchReports: Bench = async () => {
  const few = await measure(FEW)
  const many = await measure(MANY)
  return PERIODS.flatMap(({ name }): Figure[] => {
    const ratios = ratiosOf(many[name])
    const [slow, quick] = [medianOf(many[name], 'ours'), medianOf(few[name], 'ours')]
    return [
      {
        name: `a report of ${name}, of ${MANY} trainings`,
        value: median(ratios),
        atMost: MOST_OVER_SQL,
        unit: '×',
        detail: `${slow.toFixed(1)} ms over HTTP against ${medianOf(many[name], 'floor').toFixed(1)} ms for its sums in SQL, ratios ${spread(ratios)}`,
      },
      {
        name: `its growth from ${FEW} trainings`,
        value: Math.log(slow / quick) / Math.log(MANY / FEW),
        atMost: MOST_EXPONENT,
        unit: '',
        detail: `${quick.toFixed(1)} ms of ${FEW} trainings, ${slow.toFixed(1)} ms of ${MANY}`,
      },
    ]
  })
}
