import { once } from 'node:events'
import { getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'

import { expect, it } from 'vitest'

const file = new URL('thread-priority.ts', import.meta.url).href

const inAThread = `
  const { parentPort } = require('node:worker_threads')
  const { getPriority } = require('node:os')
  const { basename } = require('node:path')
  const { readlinkSync } = require('node:fs')
  import(${JSON.stringify(file)}).then(({ lowerThreadPriority }) => {
    lowerThreadPriority()
    parentPort.postMessage(getPriority(Number(basename(readlinkSync('/proc/thread-self')))))
  })`

it.runIf(process.platform === 'linux')('one thread gets a lower priority than the others', async () => {
  const before = getPriority()
  const worker = new Worker(inAThread, { eval: true })
  const [priority] = (await once(worker, 'message')) as [number]
  await worker.terminate()
  expect(priority).toBe(10)
  expect(getPriority()).toBe(before)
})
