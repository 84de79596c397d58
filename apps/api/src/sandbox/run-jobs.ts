type Job = (input: never) => unknown
export type JobTable = Readonly<Record<string, Job>>

export interface Asked {
  readonly id: number
  readonly job: string
  readonly input: unknown
}

export interface Answer {
  readonly id: number
  readonly value: unknown
  readonly resident: number
}

const valueOf = async (jobs: JobTable, { job, input }: Asked): Promise<unknown> => {
  try {
    return await jobs[job]?.(input as never)
  } catch {
    return null
  }
}

export const runJobs = (jobs: JobTable): void => {
  // signals reach the whole process group, and the server must drain first
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
  process.on('message', (asked: Asked) => {
    void valueOf(jobs, asked).then((value) => {
      process.send?.({ id: asked.id, value, resident: process.memoryUsage.rss() } satisfies Answer)
    })
  })
}
