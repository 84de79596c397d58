import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { runJobs } from '../../src/sandbox/run-jobs.ts'

const kept: unknown[] = []

const outcomeOf = async (act: () => unknown): Promise<string> => {
  try {
    await act()
    return 'allowed'
  } catch (error) {
    return String((error as { code?: unknown }).code)
  }
}

export const FAULTY_JOBS = {
  echo: (text: string) => text,
  pid: () => process.pid,
  throws: () => {
    throw new Error('no such file')
  },
  exits: () => process.exit(3),
  crashes: () => process.abort(),
  isKilled: () => process.kill(process.pid, 'SIGKILL'),
  loops: () => {
    for (;;);
  },
  neverAnswers: () => new Promise(() => {}),
  fillsHeap: () => {
    for (;;) kept.push(Array.from({ length: 1000 }, () => ({})))
  },
  swells: (bytes: number) => {
    kept.push(Buffer.alloc(bytes, 1))
    return process.pid
  },
  waits: async (path: string) => {
    while (!existsSync(path)) await new Promise((resolve) => setTimeout(resolve, 10))
    return path
  },
  surroundings: async (secret: string) => ({
    pid: process.pid,
    environment: Object.keys(process.env),
    readsSecret: await outcomeOf(() => readFileSync(secret)),
    writes: await outcomeOf(() => writeFileSync(`${secret}.copy`, '')),
    startsProcess: await outcomeOf(async () => (await import('node:child_process')).execFileSync('true')),
    startsThread: await outcomeOf(async () => new (await import('node:worker_threads')).Worker('', { eval: true })),
  }),
} as const

runJobs(FAULTY_JOBS)
