import type { Milliseconds } from '@repo/domain/core/units'
import type { AntStickState } from '@repo/straps/ant-stick'
import { followAntStraps } from '@repo/straps/ant-straps'
import type { RadioHealth, Reception } from '@repo/straps/reception'

import { openSerialStick, type SerialStick } from './serial-stick.ts'
import { antPortsOf, type WebSerial, type WebSerialPort } from './web-serial.ts'

/** In addition to the event of a plugged stick, which a busy port doesn't send. */
const LOOK_MS: Milliseconds = 2000

const NAME = 'stick'

/** `none`: no stick was chosen. `busy`: its port can't be opened. */
export type SticksState = 'none' | 'unplugged' | 'busy' | AntStickState

/** The best state comes first, for a display with two sticks. */
const STATES = ['scanning', 'starting', 'silent', 'failed', 'unsupported'] as const satisfies readonly AntStickState[]

export interface SerialSticksOptions {
  readonly serial: WebSerial
  readonly now: () => Milliseconds
  readonly onReception: (reception: Reception) => void
}

export interface SerialSticks {
  readonly state: () => SticksState
  /** Null before a stick was set up. */
  readonly health: () => readonly RadioHealth[] | null
  /** Opens the sticks that the site may use. */
  readonly look: () => Promise<void>
  readonly stop: () => void
}

/** Opens every stick that the site may use, whenever it is plugged in. */
export const followSerialSticks = ({ serial, now, onReception }: SerialSticksOptions): SerialSticks => {
  const straps = followAntStraps()
  const sticks = new Map<WebSerialPort, SerialStick>()
  let hasOpened = false
  let isBusy = false

  const open = (port: WebSerialPort): void => {
    const stick = openSerialStick({ port, straps, now, onReception })
    sticks.set(port, stick)
    void stick.ended.then((wasOpen) => {
      sticks.delete(port)
      hasOpened ||= wasOpen
      isBusy = !wasOpen
    })
  }
  const look = async (): Promise<void> => {
    const ports = await antPortsOf(serial).catch(() => [])
    if (ports.length === 0) isBusy = false
    for (const port of ports) if (!sticks.has(port)) open(port)
  }
  const states = (): readonly AntStickState[] => [...sticks.values()].flatMap((stick) => stick.state() ?? [])
  const withoutStick = (): SticksState => {
    if (isBusy) return 'busy'
    if (sticks.size > 0) return 'starting'
    return hasOpened ? 'unplugged' : 'none'
  }

  const state = () => STATES.find((each) => states().includes(each)) ?? withoutStick()
  const health = (): readonly RadioHealth[] | null => {
    const now = state()
    if (now === 'none' || now === 'starting') return null
    if (now === 'busy') return [{ kind: 'ant', name: NAME, state: 'failed' }]
    return states().map((each, index) => ({
      kind: 'ant',
      name: index === 0 ? NAME : `${NAME} ${index + 1}`,
      state: each === 'starting' ? 'silent' : each,
    }))
  }

  const onConnect = (): void => void look()
  serial.addEventListener('connect', onConnect)
  const timer = setInterval(onConnect, LOOK_MS)
  void look()
  return {
    look,
    state,
    health,
    stop: () => {
      clearInterval(timer)
      serial.removeEventListener('connect', onConnect)
      for (const stick of sticks.values()) stick.stop()
    },
  }
}
