import { spawn, type ChildProcess } from 'node:child_process'

interface Report {
  readonly kind: string
}

interface Start {
  readonly args?: readonly string[]
  /** Keeps the process on one core of the machine. */
  readonly core?: number
  /** For Node itself. */
  readonly flags?: readonly string[]
}

/** The command line that runs Node with these arguments, on one core when one is named. */
export const nodeCommand = (args: readonly string[], core?: number): readonly [string, ...string[]] =>
  core === undefined ? [process.execPath, ...args] : ['taskset', '--cpu-list', String(core), process.execPath, ...args]

/** A bench that is stopped leaves nothing behind. */
export const endsWithUs = <C extends ChildProcess>(child: C): C => {
  process.once('exit', () => child.kill('SIGKILL'))
  return child
}

/** Starts another file of the benches as a process that reports by messages. */
export const startProcess = (file: string, { args = [], core, flags = [] }: Start = {}): ChildProcess => {
  const [command, ...rest] = nodeCommand([...flags, file, ...args], core)
  return endsWithUs(spawn(command, rest, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }))
}

const hasStopped = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Sends an order to such a process; one that has stopped is found out by the wait for its report. */
export const order = (child: ChildProcess, given: object): void => void child.send(given, () => {})

/** The process's next report, which must be of this kind; rejects when it stops instead. */
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

/** Sends a report, an object with a `kind`, from within such a process. */
export const tell = (report: object): void => void process.send?.(report)

/** Asks the process to stop and waits until it has. */
export const stopProcess = (child: ChildProcess, signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL' = 'SIGTERM'): Promise<void> =>
  new Promise((resolve) => {
    if (hasStopped(child)) {
      resolve()
      return
    }
    child.once('exit', () => resolve())
    child.kill(signal)
  })
