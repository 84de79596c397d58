import type { DaqBatchWire } from '@repo/api-client/rooms/daq-reports'
import { LATE_SAMPLES_TAKEN_FOR } from '@repo/domain/classes/class-clock'
import { and, eq, gte } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { classes } from '../../../database/schema/classes.ts'
import type { ClassRow } from '../class-queries.ts'

type Samples = DaqBatchWire['samples']

/** `endedAt` is null while the class runs. */
type ClassTimes = Pick<ClassRow, 'configuredAt' | 'finishAt' | 'endedAt'>

const endOf = ({ finishAt, endedAt }: ClassTimes): number =>
  Math.min(finishAt.getTime(), endedAt?.getTime() ?? Infinity)

const covers = (row: ClassTimes, at: unknown): boolean =>
  typeof at === 'number' && at >= row.configuredAt.getTime() && at < endOf(row)

/** Samples with their positions in the batch. */
export interface BatchPart {
  readonly samples: Samples[number][]
  readonly places: number[]
}

/** The samples that fall into each class, and those that fall into none. Classes of one room don't overlap. */
export const splitByClass = <C extends ClassTimes>(samples: Samples, rows: readonly C[]): Map<C | null, BatchPart> => {
  const parts = new Map<C | null, BatchPart>()
  for (const [index, sample] of samples.entries()) {
    const row = rows.find((one) => covers(one, sample.at)) ?? null
    const part = parts.get(row) ?? { samples: [], places: [] }
    part.samples.push(sample)
    part.places.push(index)
    parts.set(row, part)
  }
  return parts
}

/** Classes of the room that still accept late samples. Empty without a query if the open class covers all samples. */
export const endedClassesFor = async (
  tx: Transaction,
  { roomUuid, open, samples, now }: { roomUuid: string; open: ClassRow | null; samples: Samples; now: number },
): Promise<readonly ClassRow[]> => {
  const isBefore = ({ at }: Samples[number]) =>
    typeof at === 'number' && (open === null || at < open.configuredAt.getTime())
  if (!samples.some(isBefore)) return []
  const since = new Date(now - LATE_SAMPLES_TAKEN_FOR)
  return tx
    .select()
    .from(classes)
    .where(and(eq(classes.roomUuid, roomUuid), gte(classes.endedAt, since)))
}
