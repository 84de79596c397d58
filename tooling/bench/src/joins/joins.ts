/** What one person who joins costs the server while ten, a hundred and a thousand are in its classes. */
import { changeClassState } from '@repo/api-client/classes/change-class-state'
import type { Client } from '@repo/api-client/core/client'
import { joinClass } from '@repo/api-client/participation/join-class'
import { centerClient } from '@repo/simulator/find-class'

import { startBuiltServer, type BuiltServer } from '../measure/built-server.ts'
import { fillDataDirectory, withFolder } from '../measure/data-directory.ts'
import { openClasses, signIn, type DemoStaff, type OpenClass } from '../measure/demo-center.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { addPeople, FIRST_CODE } from '../measure/people.ts'
import { cpuMilliseconds } from '../measure/server-load.ts'
import { median, spread } from '../measure/statistics.ts'

const SERVER_CORE = 0
const PEOPLE = 5000
const FEW = 10
const MANY = 1000
const SIZES = [FEW, 100, MANY] as const
const A_CLASS = 100
const WARM_UP_ROUNDS = 3
const ROUNDS = 5
const AT_ONCE = 20
/** A join may take so long where two hundred people come in a second. */
const JOIN_MS = 1000 / 200
const MOST_EXPONENT = 0.3

/** Milliseconds a join, of the server's processor and on the clock. */
interface Cost {
  readonly cpu: number
  readonly time: number
}

interface Gym {
  readonly server: BuiltServer
  readonly staff: DemoStaff
  readonly anyone: Client
  /** Classes there have been so far, and people who have joined one. */
  classes: number
  people: number
}

const openClass = async (gym: Gym): Promise<OpenClass> => {
  const [open] = await openClasses(gym.staff, 1, gym.classes)
  gym.classes += 1
  if (open === undefined) throw new Error('no class was opened')
  return open
}

/** Has so many people join a class, some at a time. */
const fill = async (gym: Gym, { roomUuid }: OpenClass, people: number): Promise<void> => {
  const until = gym.people + people
  const caller = async (): Promise<void> => {
    while (gym.people < until) {
      const body = { sign_in_code: String(FIRST_CODE + gym.people), consent: true as const }
      gym.people += 1
      await gym.anyone.call(joinClass, { params: { room: roomUuid }, body })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, caller))
}

/** A class fills up, and is over. */
const round = async (gym: Gym): Promise<Cost> => {
  const open = await openClass(gym)
  const [cpu, from] = [cpuMilliseconds(gym.server.pid), performance.now()]
  await fill(gym, open, A_CLASS)
  const [used, time] = [cpuMilliseconds(gym.server.pid) - cpu, performance.now() - from]
  await gym.staff.client.call(changeClassState, { params: { uuid: open.uuid }, body: { state: 'stop' } })
  return { cpu: used / A_CLASS, time: time / A_CLASS }
}

const rounds = async (gym: Gym, count: number): Promise<readonly Cost[]> => {
  const costs: Cost[] = []
  for (let number = 0; number < count; number += 1) costs.push(await round(gym))
  return costs
}

const measure = async (gym: Gym): Promise<readonly (readonly Cost[])[]> => {
  await rounds(gym, WARM_UP_ROUNDS)
  const measured: (readonly Cost[])[] = []
  let inside = 0
  for (const size of SIZES) {
    for (; inside < size; inside += Math.min(A_CLASS, size - inside)) {
      await fill(gym, await openClass(gym), Math.min(A_CLASS, size - inside))
    }
    measured.push(await rounds(gym, ROUNDS))
  }
  return measured
}

const figuresOf = (measured: readonly (readonly Cost[])[]): readonly Figure[] => {
  const costs = measured.map((some) => median(some.map(({ cpu }) => cpu)))
  const times = (measured.at(-1) ?? []).map(({ time }) => time)
  const exponent = Math.log((costs.at(-1) ?? 0) / (costs[0] ?? 1)) / Math.log(MANY / FEW)
  const atEach = costs.map((cost, index) => `${cost.toFixed(2)} ms of CPU with ${SIZES[index]} inside`).join(', ')
  return [
    {
      name: `a class of ${A_CLASS} fills up with ${MANY} inside, time a join`,
      value: median(times),
      atMost: JOIN_MS,
      unit: 'ms',
      detail: `${(1000 / median(times)).toFixed(0)} joins a second, ${AT_ONCE} at a time, ${spread(times)} ms in ${ROUNDS} rounds`,
    },
    { name: 'growth of a join', value: exponent, atMost: MOST_EXPONENT, unit: '', detail: `exponent, ${atEach}` },
  ]
}

export const benchJoins: Bench = () =>
  withFolder(async (dataDirectory) => {
    await fillDataDirectory(dataDirectory)
    await addPeople(dataDirectory, PEOPLE)
    const server = await startBuiltServer({ dataDirectory, core: SERVER_CORE })
    try {
      const gym: Gym = {
        server,
        staff: await signIn(server.origin),
        anyone: await centerClient(server.origin),
        classes: 0,
        people: 0,
      }
      return figuresOf(await measure(gym))
    } finally {
      await server.stop()
    }
  })
