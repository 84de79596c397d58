import { runCommand, type CommandResult } from './run-command.ts'
import { toolCommand } from './tool-command.ts'

interface Options {
  readonly env?: Readonly<Record<string, string>>
  readonly force?: boolean
}

export const cachedIn = (output: string): string | undefined => {
  const [, cached, total] = /Cached:\s+(\d+) cached, (\d+) total/.exec(output) ?? []
  return cached === undefined || cached === '0' ? undefined : `${cached} of ${total} unchanged`
}

export const runTurbo = async (
  root: string,
  tasks: readonly string[],
  { env = {}, force = false }: Options = {},
): Promise<CommandResult> => {
  const options = ['--continue=always', '--concurrency=2', '--output-logs=errors-only', ...(force ? ['--force'] : [])]
  const result = await runCommand(toolCommand(root, { package: 'turbo' }, ['run', ...tasks, ...options]), {
    cwd: root,
    env,
  })
  const note = cachedIn(result.output)
  return note === undefined ? result : { ...result, note }
}
