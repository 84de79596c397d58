import { execFile } from 'node:child_process'
import { closeSync, constants, openSync, writeSync } from 'node:fs'
import { basename } from 'node:path'
import { ReadStream } from 'node:tty'
import { promisify } from 'node:util'

import type { Milliseconds } from '@repo/domain/core/units'
import { followAntStick } from '@repo/straps/ant-stick'
import type { AntStraps } from '@repo/straps/ant-straps'
import type { RadioState, Reception } from '@repo/straps/reception'

import { type Log, reasonOf } from '../log.ts'

const TICK_MS: Milliseconds = 250
const STTY_TIMEOUT_MS: Milliseconds = 2000

export interface TerminalOptions {
  readonly path: string
  readonly straps: AntStraps
  readonly now: () => Milliseconds
  readonly onReception: (reception: Reception) => void
  /** Called once, when the stick was unplugged or can't be opened. */
  readonly onClosed: () => void
  readonly log: Log
}

export interface AntTerminal {
  readonly close: () => void
  readonly state: () => RadioState
}

/** Raw bytes. `setRawMode` of Node would leave the translation of line ends on. */
const setUp = (path: string): Promise<unknown> =>
  promisify(execFile)('stty', ['-F', path, '115200', 'raw', '-echo', 'clocal'], { timeout: STTY_TIMEOUT_MS })

/** Receives straps with a stick that the kernel shows as a terminal. */
export const openAntTerminal = ({ path, straps, now, onReception, onClosed, log }: TerminalOptions): AntTerminal => {
  const name = basename(path)
  const stick = followAntStick(straps)
  let isClosed = false
  let hasFailed = false
  let close = (): void => {
    isClosed = true
  }
  let logged = ''
  const logState = (): void => {
    if (stick.state() !== logged) log(`${name}: ${stick.state()}`)
    logged = stick.state()
  }
  const fail = (error: unknown): void => {
    if (isClosed) return
    hasFailed = true
    log(`${name}: ${reasonOf(error)}`)
    close()
    onClosed()
  }
  const run = (fd: number): void => {
    const stream = new ReadStream(fd)
    const write = (bytes: Uint8Array | null): void => {
      try {
        if (bytes !== null) writeSync(fd, bytes)
      } catch (error) {
        fail(error)
      }
    }
    const timer = setInterval(() => {
      write(stick.tick(now()))
      logState()
    }, TICK_MS)
    close = () => {
      isClosed = true
      clearInterval(timer)
      stream.destroy()
    }
    stream.on('data', (chunk: Buffer) => {
      const step = stick.receive(chunk, now())
      write(step.write)
      for (const reception of step.receptions) onReception(reception)
    })
    stream.on('error', fail)
    stream.on('end', () => fail({ code: 'EIO' }))
    write(stick.start(now()))
  }
  void setUp(path)
    .then(() => openSync(path, constants.O_RDWR | constants.O_NOCTTY | constants.O_NONBLOCK))
    .then((fd) => (isClosed ? closeSync(fd) : run(fd)))
    .catch(fail)
  return {
    close: () => close(),
    state: () => {
      if (hasFailed) return 'failed'
      const state = stick.state()
      return state === 'starting' ? 'scanning' : state
    },
  }
}
