interface Call<Argument, Result> {
  readonly argument: Argument
  readonly resolve: (result: Result) => void
  readonly reject: (reason: unknown) => void
}

interface BatchOptions<Argument, Result> {
  readonly keyOf: (argument: Argument) => string
  readonly maxBatchSize: number
  readonly runBatch: (batch: readonly Argument[], key: string) => Promise<readonly (Result | Error | undefined)[]>
}

/** The first call of a key runs immediately; calls made while it runs form the next batch. */
export const createBatcher = <Argument, Result>({ keyOf, maxBatchSize, runBatch }: BatchOptions<Argument, Result>) => {
  const queues = new Map<string, Call<Argument, Result>[]>()

  const settle = async (batch: readonly Call<Argument, Result>[], key: string): Promise<void> => {
    try {
      const results = await runBatch(
        batch.map(({ argument }) => argument),
        key,
      )
      for (const [place, { resolve, reject }] of batch.entries()) {
        const result = results[place]
        if (result === undefined || result instanceof Error) reject(result ?? new Error('a batch lacks a result'))
        else resolve(result)
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  const drain = async (key: string, queue: Call<Argument, Result>[]): Promise<void> => {
    while (queue.length > 0) await settle(queue.splice(0, maxBatchSize), key)
    queues.delete(key)
  }

  return (argument: Argument): Promise<Result> =>
    new Promise((resolve, reject) => {
      const key = keyOf(argument)
      const queue = queues.get(key)
      const call = { argument, resolve, reject }
      if (queue !== undefined) queue.push(call)
      else {
        const started = [call]
        queues.set(key, started)
        void drain(key, started)
      }
    })
}
