import { fork, type ChildProcess } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Answer, Asked } from './run-jobs.ts'

export interface Child {
  /** Rejects when it doesn't answer in time, or ends instead. Ask again only once it has answered. */
  readonly ask: (asked: Asked, withinMs: number) => Promise<Answer>
  readonly isAlive: () => boolean
  /** Resolves when the child has ended. */
  readonly end: () => Promise<void>
}

const HEAP_MB = 256

/** Of ten parts of a core that a class wants as well, the child takes one. */
const NICENESS = 10

/** Linux ends what has the most first when memory runs out: 1000 is the most. */
const FIRST_TO_END = '1000'

const ancestorsOf = (folder: string): string[] =>
  dirname(folder) === folder ? [folder] : [folder, ...ancestorsOf(dirname(folder))]

/** Folders of the program: the bundle or the sources, and the packages. Never the data directory. */
const readable = (file: string): string[] => {
  const ancestors = ancestorsOf(dirname(file))
  const packages = ancestors.map((folder) => join(folder, 'node_modules')).filter((folder) => existsSync(folder))
  const workspace = ancestors.find((folder) => existsSync(join(folder, 'pnpm-workspace.yaml')))
  const isSource = file.endsWith('.ts') && workspace !== undefined
  return [dirname(file), ...packages, ...(isSource ? ['apps', 'packages'].map((name) => join(workspace, name)) : [])]
}

/**
 * Denies the child files other than the program's, processes, and threads, where this Node can. Native code, which
 * decodes images, isn't bound by it.
 */
const permissionsOf = (file: string): string[] =>
  process.allowedNodeEnvironmentFlags.has('--permission')
    ? ['--permission', '--allow-addons', ...readable(file).map((folder) => `--allow-fs-read=${folder}${sep}`)]
    : []

/** Lets live classes have the core first, and lets the server outlive the child where memory runs out. */
const putBehindServer = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return
  try {
    setPriority(pid, NICENESS)
    if (process.platform === 'linux') writeFileSync(`/proc/${pid}/oom_score_adj`, FIRST_TO_END)
  } catch {
    // a system that hides its processes or allows no priorities: the child works like the server
  }
}

/** Starts a process without the server's environment, descriptors, or secrets. It doesn't keep the server running. */
export const startChild = (module: URL): Child => {
  const file = fileURLToPath(module)
  const child = fork(file, {
    env: {},
    execArgv: [`--max-old-space-size=${HEAP_MB}`, ...permissionsOf(file)],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  putBehindServer(child)
  child.unref()
  child.channel?.unref()
  let hear: (answer: Answer) => void = () => {}
  let fail: (reason: string) => void = () => {}
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      resolve()
      fail(`ended by ${signal ?? code}`)
    })
    child.on('error', ({ message }) => {
      if (child.pid === undefined) resolve()
      fail(message)
    })
  })
  child.on('message', (answer: Answer) => hear(answer))
  const ask = (asked: Asked, withinMs: number): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
      const timer = setTimeout(() => fail('timed out'), withinMs)
      hear = (answer) => {
        if (answer.id !== asked.id) return
        clearTimeout(timer)
        resolve(answer)
      }
      fail = (reason) => {
        clearTimeout(timer)
        reject(new Error(reason))
      }
      child.send(asked, (error) => {
        if (error !== null) fail(error.message)
      })
    })
  const isAlive = () => child.connected && child.exitCode === null && child.signalCode === null
  const end = (): Promise<void> => {
    // its end is waited for
    child.ref()
    child.kill('SIGKILL')
    return ended
  }
  return { ask, isAlive, end }
}
