import { and, eq } from 'drizzle-orm'

import type { Database } from '../../../database/database.ts'
import { classes as classRows } from '../../../database/schema/classes.ts'
import type { OwnerCalls } from '../../../lib/cluster.ts'
import type { ClassEngine } from './class-engine.ts'
import { figuresOf } from './class-trainings.ts'
import type { LiveClass } from './live-class.ts'

/** A member's totals so far, as they would be stored if the class ended now. */
export interface RunningSum {
  readonly member: string
  readonly room: string
  readonly startAt: string
  readonly seconds: number
  readonly intenseSeconds: number
  readonly steps: number
  /** In millionths, like stored sums. */
  readonly calories: number
  readonly points: number
}

const millionths = (value: number | null): number => Math.round((value ?? 0) * 1_000_000)

const runningSums = (classes: Iterable<LiveClass>): readonly RunningSum[] =>
  [...classes].flatMap((liveClass) =>
    [...liveClass.participants.values()]
      .filter(({ samples }) => samples.size() > 0)
      .map((participant) => {
        const figures = figuresOf(liveClass, participant)
        return {
          member: participant.memberUuid,
          room: liveClass.roomUuid,
          startAt: new Date(liveClass.startAt).toISOString(),
          seconds: figures.durationSeconds,
          intenseSeconds: figures.z4Seconds + figures.z5Seconds,
          steps: figures.steps ?? 0,
          calories: millionths(figures.calories),
          points: millionths(figures.points),
        }
      }),
  )

interface PassedSums {
  readonly kind: 'sums'
  readonly classUuid: string
}

interface Needed {
  readonly engine: Pick<ClassEngine, 'find' | 'runningIn'>
  readonly owners: OwnerCalls | null
  readonly db: Database
}

/** Omits a class that is between two servers. */
const sumsElsewhere = async ({ engine, owners, db }: Needed, branchUuid: string): Promise<readonly RunningSum[]> => {
  if (owners === null) return []
  const inBranch = and(eq(classRows.branchUuid, branchUuid), eq(classRows.remoteState, 'running'))
  const rows = await db.select({ uuid: classRows.uuid }).from(classRows).where(inBranch)
  const answers = rows
    .filter(({ uuid }) => engine.find(uuid) === null)
    .map(({ uuid }) =>
      owners.ask<{ readonly sums: readonly RunningSum[] }>(uuid, {
        kind: 'sums',
        classUuid: uuid,
      } satisfies PassedSums),
    )
  return (await Promise.all(answers)).flatMap((answer) => answer?.sums ?? [])
}

export const runningSumsOf = async (needed: Needed, branchUuid: string): Promise<readonly RunningSum[]> => [
  ...runningSums(needed.engine.runningIn(branchUuid)),
  ...(await sumsElsewhere(needed, branchUuid)),
]

export const handleForwardedSums = async (
  { engine }: Pick<Needed, 'engine'>,
  { classUuid }: PassedSums,
): Promise<{ readonly sums: readonly RunningSum[] }> => {
  const liveClass = engine.find(classUuid)
  return { sums: liveClass === null ? [] : runningSums([liveClass]) }
}
