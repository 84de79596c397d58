import { fork, type ChildProcess } from 'node:child_process'

interface Report {
  readonly kind: string
}

/** Starts another file of the benches as a process that reports by messages. */
export const startProcess = (file: string, ...args: string[]): ChildProcess =>
  fork(file, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })

/** The process's next report, which must be of this kind; rejects when it stops instead. */
export const nextReport = <R extends Report>(child: ChildProcess, kind: R['kind']): Promise<R> =>
  new Promise((resolve, reject) => {
    const stopped = (code: number | null) => reject(new Error(`a process of the bench stopped with ${code}`))
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
export const stopProcess = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve()
      return
    }
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
