import { fork, type ChildProcess } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Answer, Asked } from './run-jobs.ts'

export interface Child {
  readonly ask: (asked: Asked, withinMs: number) => Promise<Answer>
  readonly isAlive: () => boolean
  readonly end: () => Promise<void>
}

const HEAP_MB = 256

/** About a tenth of a core that a class also needs. */
const NICENESS = 10

/** Highest OOM score: Linux kills this process first. */
const FIRST_TO_END = '1000'

const ancestorsOf = (folder: string): string[] =>
  dirname(folder) === folder ? [folder] : [folder, ...ancestorsOf(dirname(folder))]

const readable = (file: string): string[] => {
  const ancestors = ancestorsOf(dirname(file))
  const packages = ancestors.map((folder) => join(folder, 'node_modules')).filter((folder) => existsSync(folder))
  const workspace = ancestors.find((folder) => existsSync(join(folder, 'pnpm-workspace.yaml')))
  const isSource = file.endsWith('.ts') && workspace !== undefined
  return [dirname(file), ...packages, ...(isSource ? ['apps', 'packages'].map((name) => join(workspace, name)) : [])]
}

/** Node's permission model. It doesn't restrict native code, which decodes images. */
const permissionsOf = (file: string): string[] =>
  process.allowedNodeEnvironmentFlags.has('--permission')
    ? ['--permission', '--allow-addons', ...readable(file).map((folder) => `--allow-fs-read=${folder}${sep}`)]
    : []

/** Prefers the server for CPU and when memory runs out. */
const putBehindServer = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return
  try {
    setPriority(pid, NICENESS)
    if (process.platform === 'linux') writeFileSync(`/proc/${pid}/oom_score_adj`, FIRST_TO_END)
  } catch {}
}

/** The child inherits no environment, descriptors, or secrets, and doesn't keep the server running. */
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
    child.ref()
    child.kill('SIGKILL')
    return ended
  }
  return { ask, isAlive, end }
}
