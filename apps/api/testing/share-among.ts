export type Reached = Record<string, number>

interface Named {
  readonly name: string
  readonly suite?: Named | undefined
}

/** The parts of vitest's tasks that make Stryker's test names. */
interface Task extends Named {
  readonly type: string
  readonly file: { readonly filepath: string }
  readonly tasks?: readonly Task[]
}

const chainOf = ({ name, suite }: Named): readonly string[] =>
  suite === undefined ? [name] : [...chainOf(suite), name]

export const testIdsIn = (suite: Pick<Task, 'tasks'>, separator: string): readonly string[] =>
  (suite.tasks ?? []).flatMap((task) =>
    task.type === 'test'
      ? [`${task.file.filepath}#${chainOf(task).join(separator).trim()}`]
      : testIdsIn(task, separator),
  )

export const shareAmong = (reached: Record<string, Reached>, one: string, others: readonly string[]): void => {
  const { [one]: shared = {} } = reached
  delete reached[one]
  for (const other of others) {
    const own = (reached[other] ??= {})
    for (const [change, times] of Object.entries(shared)) own[change] = (own[change] ?? 0) + times
  }
}
