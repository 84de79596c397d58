import { spawn, type ChildProcess } from 'node:child_process'

interface Report {
  readonly kind: string
}

interface Start {
  readonly args?: readonly string[]
  readonly core?: number
  readonly flags?: readonly string[]
}

export const nodeCommand = (args: readonly string[], core?: number): readonly [string, ...string[]] =>
  core === undefined ? [process.execPath, ...args] : ['taskset', '--cpu-list', String(core), process.execPath, ...args]

export const endsWithUs = <C extends ChildProcess>(child: C): C => {
  process.once('exit', () => child.kill('SIGKILL'))
  return child
}

export const startProcess = (file: string, { args = [], core, flags = [] }: Start = {}): ChildProcess => {
  const [command, ...rest] = nodeCommand([...flags, file, ...args], core)
  return endsWithUs(spawn(command, rest, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }))
}

const hasStopped = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Errors surface while waiting for the report. */
export const order = (child: ChildProcess, given: object): void => void child.send(given, () => {})

export const nextReport = <R extends Report>(child: ChildProcess, kind: R['kind']): Promise<R> =>
  new Promise((resolve, reject) => {
    const stopped = (code: number | null) => reject(new Error(`a process of the bench stopped with ${code}`))
    if (hasStopped(child)) stopped(child.exitCode)
    child.once('exit', stopped)
    child.once('message', (report: Report) => {
      child.off('exit', stopped)
      if (report.kind === kind) resolve(report as R)
      else reject(new Error(`expected ${kind}, got ${report.kind}`))
    })
  })

export const tell = (report: object): void => void process.send?.(report)

export const stopProcess = (child: ChildProcess, signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL' = 'SIGTERM'): Promise<void> =>
  new Promise((resolve) => {
    if (hasStopped(child)) {
      resolve()
      return
    }
    child.once('exit', () => resolve())
    child.kill(signal)
  })
