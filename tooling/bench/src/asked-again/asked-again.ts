/** A page of a list that has not changed, asked for again, against a bare server that answers 304 with the same headers. */
import { get, Agent } from 'node:http'
import { join } from 'node:path'

import { startBuiltServer } from '../measure/built-server.ts'
import { nextReport, order, startProcess, stopProcess } from '../measure/child-process.ts'
import { fillDataDirectory, withFolder } from '../measure/data-directory.ts'
import { signIn } from '../measure/demo-center.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { measurePairs, medianOf, ratiosOf } from '../measure/paired.ts'
import { cpuMilliseconds } from '../measure/server-load.ts'
import { median, spread } from '../measure/statistics.ts'
import type { Order, Ready } from './messages.ts'

const LIST = '/api/v2/users?page=1'
const WARM_UP_ROUNDS = 2
const ROUNDS = 9
const CALLS_A_ROUND = 400
const AT_ONCE = 2
/** Seventy percent of the bare server's speed. */
const GOAL = 1 / 0.7

type Headers = Readonly<Record<string, string>>

const ask = (url: string, headers: Headers, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 304 ? resolve() : reject(new Error(`${response.statusCode} for ${url}`)),
      )
    })
    request.on('error', reject)
  })

/** Milliseconds of CPU that a process needs for a round of calls. */
const roundOf = (pid: number, url: string, headers: Headers) => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const run = async () => {
    const before = cpuMilliseconds(pid)
    await Promise.all(Array.from({ length: CALLS_A_ROUND }, () => ask(url, headers, agent)))
    return cpuMilliseconds(pid) - before
  }
  return { run, close: () => agent.destroy() }
}

const answerOf = async (url: string, headers: Headers): Promise<Headers> => {
  const response = await fetch(url, { headers })
  await response.arrayBuffer()
  return Object.fromEntries(response.headers)
}

const ITS_OWN = new Set(['connection', 'date', 'keep-alive'])

/** What a bare server repeats. */
const repeated = async (url: string, headers: Headers): Promise<Headers> => {
  const all = Object.entries(await answerOf(url, headers))
  return Object.fromEntries(all.filter(([name]) => !ITS_OWN.has(name)))
}

export const benchAskedAgain: Bench = () =>
  withFolder(async (dataDirectory) => {
    await fillDataDirectory(dataDirectory)
    const server = await startBuiltServer({ dataDirectory })
    const child = startProcess(join(import.meta.dirname, 'bare.ts'))
    try {
      const { headers } = await signIn(server.origin)
      const url = `${server.origin}${LIST}`
      const { etag = '' } = await answerOf(url, headers)
      const known = { ...headers, 'if-none-match': etag }
      const ready = nextReport<Ready>(child, 'ready')
      order(child, { kind: 'serve', headers: await repeated(url, known) } satisfies Order)
      const { port } = await ready
      const ours = roundOf(server.pid, url, known)
      const floor = roundOf(child.pid ?? 0, `http://127.0.0.1:${port}/`, known)
      const pairs = await measurePairs({ warmUp: WARM_UP_ROUNDS, rounds: ROUNDS, ours: ours.run, floor: floor.run })
      ours.close()
      floor.close()
      const ratios = ratiosOf(pairs)
      const each = (way: 'ours' | 'floor') => (medianOf(pairs, way) / CALLS_A_ROUND).toFixed(3)
      const figure: Figure = {
        name: 'a page of members asked for again, 304',
        value: median(ratios),
        atMost: GOAL,
        unit: '×',
        detail:
          `${each('ours')} ms of CPU against ${each('floor')} of node:http with the same headers, ratios ${spread(ratios)} ` +
          `in ${ROUNDS} paired rounds of ${CALLS_A_ROUND} calls`,
      }
      return [figure]
    } finally {
      await stopProcess(child)
      await server.stop()
    }
  })
