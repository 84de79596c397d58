import type { LiveClass } from './live-class.ts'
import { figuresOf } from './training-of.ts'

/** What a member has trained so far in a class that runs, as it would be stored if the class ended now. */
export interface RunningSum {
  readonly member: string
  readonly room: string
  readonly startAt: string
  readonly seconds: number
  readonly intenseSeconds: number
  readonly steps: number
  /** In millionths, as stored sums are. */
  readonly calories: number
  readonly points: number
}

const millionths = (value: number | null): number => Math.round((value ?? 0) * 1_000_000)

/** What everybody in some classes has trained so far; whoever has sent nothing has no training yet. */
export const runningSums = (classes: Iterable<LiveClass>): readonly RunningSum[] =>
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
