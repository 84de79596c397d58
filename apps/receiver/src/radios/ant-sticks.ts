import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import type { Milliseconds } from '@repo/domain/core/units'
import { followAntStraps } from '@repo/straps/ant-straps'
import type { Radio, Reception } from '@repo/straps/reception'

import type { Log } from '../log.ts'
import { type AntTerminal, openAntTerminal } from './ant-terminal.ts'

const LOOK_EVERY_MS: Milliseconds = 2000
/** Dynastream, the maker of ANT. Clones use its number. */
const VENDOR = '0fcf'

const vendorOf = (folder: string): string | null => {
  try {
    return readFileSync(join(folder, 'idVendor'), 'utf8').trim()
  } catch {
    return null
  }
}

/** Terminals of ANT sticks. The vendor is a file of the USB device, one or two levels above the terminal's. */
export const findSticks = (systemFolder = '/sys/class/tty', deviceFolder = '/dev'): readonly string[] => {
  const names = existsSync(systemFolder) ? readdirSync(systemFolder) : []
  return names
    .filter((name) => {
      const device = join(systemFolder, name, 'device')
      if (!existsSync(device)) return false
      const parent = dirname(realpathSync(device))
      return vendorOf(parent) === VENDOR || vendorOf(dirname(parent)) === VENDOR
    })
    .map((name) => join(deviceFolder, name))
}

export interface AntOptions {
  readonly onReception: (reception: Reception) => void
  readonly now: () => Milliseconds
  readonly log: Log
  /** Paths of the terminals that are there now. */
  readonly find: () => readonly string[]
}

/** Receives ANT+ straps with all sticks, also with those plugged in later. */
export const openAntSticks = ({ onReception, now, log, find }: AntOptions): Radio => {
  const straps = followAntStraps()
  const terminals = new Map<string, AntTerminal>()
  const failed = new Map<string, AntTerminal>()
  const open = (path: string): void => {
    const onClosed = () => {
      terminals.delete(path)
      failed.set(path, terminal)
    }
    const terminal = openAntTerminal({ path, straps, now, onReception, onClosed, log })
    terminals.set(path, terminal)
  }
  const look = (): void => {
    const found = new Set(find())
    for (const path of failed.keys()) if (!found.has(path)) failed.delete(path)
    for (const path of found) if (!terminals.has(path)) open(path)
  }
  look()
  const timer = setInterval(look, LOOK_EVERY_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      for (const terminal of terminals.values()) terminal.close()
    },
    health: () =>
      [...new Map([...failed, ...terminals])].map(([path, terminal]) => ({
        kind: 'ant',
        name: basename(path),
        state: terminal.state(),
      })),
  }
}
