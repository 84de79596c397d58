/** How often each change was reached. */
export type Reached = Record<string, number>

interface Named {
  readonly name: string
  readonly suite?: Named | undefined
}

/** What of vitest's tests and suites Stryker names a test by. */
interface Task extends Named {
  readonly type: string
  readonly file: { readonly filepath: string }
  readonly tasks?: readonly Task[]
}

const chainOf = ({ name, suite }: Named): readonly string[] =>
  suite === undefined ? [name] : [...chainOf(suite), name]

/** Stryker's names of the tests in a suite, however deep. */
export const testIdsIn = (suite: Pick<Task, 'tasks'>, separator: string): readonly string[] =>
  (suite.tasks ?? []).flatMap((task) =>
    task.type === 'test'
      ? [`${task.file.filepath}#${chainOf(task).join(separator).trim()}`]
      : testIdsIn(task, separator),
  )

/** Hands what one has reached to others, in place. */
export const shareAmong = (reached: Record<string, Reached>, one: string, others: readonly string[]): void => {
  const { [one]: shared = {} } = reached
  delete reached[one]
  for (const other of others) {
    const own = (reached[other] ??= {})
    for (const [change, times] of Object.entries(shared)) own[change] = (own[change] ?? 0) + times
  }
}
