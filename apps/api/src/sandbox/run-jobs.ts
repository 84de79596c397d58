/** What the child can be asked to do. Throws for input that it refuses. */
type Job = (input: never) => unknown
export type JobTable = Readonly<Record<string, Job>>

export interface Asked {
  readonly id: number
  readonly job: string
  readonly input: unknown
}

export interface Answer {
  readonly id: number
  /** Null where the job refused its input. */
  readonly value: unknown
  /** Resident memory of the child in bytes. */
  readonly resident: number
}

const valueOf = async (jobs: JobTable, { job, input }: Asked): Promise<unknown> => {
  try {
    return await jobs[job]?.(input as never)
  } catch {
    return null
  }
}

/** Answers the server's messages, one after the other, until the server closes the channel or is gone. */
export const runJobs = (jobs: JobTable): void => {
  // a terminal or a supervisor signals the whole group, and the server drains first
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
  process.on('message', (asked: Asked) => {
    void valueOf(jobs, asked).then((value) => {
      process.send?.({ id: asked.id, value, resident: process.memoryUsage.rss() } satisfies Answer)
    })
  })
}
