interface Waiting<Asked, Answer> {
  readonly asked: Asked
  readonly resolve: (answer: Answer) => void
  readonly reject: (reason: unknown) => void
}

interface Groups<Asked, Answer> {
  /** Whoever has the same key may be in one group; groups of different keys know nothing of each other. */
  readonly keyOf: (asked: Asked) => string
  readonly most: number
  /** Answers each of a group in its place: an error is thrown to that one alone. */
  readonly work: (group: readonly Asked[], key: string) => Promise<readonly (Answer | Error | undefined)[]>
}

/**
 * Whoever asks while nothing is under way is served at once. Those who ask meanwhile are the next group: nobody waits
 * for company, and the more come, the less each costs.
 */
export const inGroups = <Asked, Answer>({ keyOf, most, work }: Groups<Asked, Answer>) => {
  const queues = new Map<string, Waiting<Asked, Answer>[]>()

  const serve = async (group: readonly Waiting<Asked, Answer>[], key: string): Promise<void> => {
    try {
      const answers = await work(
        group.map(({ asked }) => asked),
        key,
      )
      for (const [place, { resolve, reject }] of group.entries()) {
        const answer = answers[place]
        if (answer === undefined || answer instanceof Error) reject(answer ?? new Error('a group left one unanswered'))
        else resolve(answer)
      }
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  const run = async (key: string, queue: Waiting<Asked, Answer>[]): Promise<void> => {
    while (queue.length > 0) await serve(queue.splice(0, most), key)
    queues.delete(key)
  }

  return (asked: Asked): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const key = keyOf(asked)
      const queue = queues.get(key)
      const one = { asked, resolve, reject }
      if (queue !== undefined) queue.push(one)
      else {
        const fresh = [one]
        queues.set(key, fresh)
        void run(key, fresh)
      }
    })
}
