import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { centerOf, classMeta, inCenter, running } from '../stories/in-center.tsx'
import type { StorySession } from '../stories/story-class.tsx'

/** Records pitches. `shy` requires a gesture first. */
class SilentContext extends EventTarget {
  static readonly pitches: number[] = []
  static isShy = false
  state: AudioContextState = SilentContext.isShy ? 'suspended' : 'running'
  readonly currentTime = 0
  readonly destination = {}
  resume(): Promise<void> {
    this.state = 'running'
    this.dispatchEvent(new Event('statechange'))
    return Promise.resolve()
  }
  close(): Promise<void> {
    return Promise.resolve()
  }
  createOscillator() {
    const frequency = { value: 0 }
    return {
      frequency,
      connect: (next: object) => next,
      start: () => SilentContext.pitches.push(frequency.value),
      stop: () => {},
    }
  }
  createGain() {
    const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }
    return { gain, connect: (next: object) => next }
  }
}

const TICK = 880
const START = [523.25, 783.99, 1046.5]

const withSound = (isShy: boolean) => () => {
  const real = globalThis.AudioContext
  localStorage.clear()
  sessionStorage.clear()
  SilentContext.pitches.length = 0
  SilentContext.isShy = isShy
  globalThis.AudioContext = SilentContext as unknown as typeof AudioContext
  return () => {
    globalThis.AudioContext = real
  }
}

const meta = {
  ...classMeta,
  args: { ...classMeta.args, kind: 'wall', canControl: false, settings: { hasSound: true } },
  beforeEach: withSound(false),
  parameters: { ...classMeta.parameters, clock: 'running' },
} satisfies Meta<typeof StorySession>
export default meta
type Story = StoryObj<typeof meta>

const soon = () => running({ startAt: Date.now() + 3000, members: 3 })

/** One tick per second, then the start and the end sounds. */
export const FromCountdownToEnd: Story = {
  ...inCenter(soon),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(/of 3 live/)).toBeVisible()
    await waitFor(() => expect(SilentContext.pitches.slice(-3)).toEqual(START))
    const ticks = SilentContext.pitches.slice(0, -3)
    await expect(new Set(ticks)).toEqual(new Set([TICK]))
    await expect(ticks.length).toBeLessThanOrEqual(3)
    centerOf(loaded).open(running({ phase: 'ended', members: 3 }))
    await waitFor(() => expect(SilentContext.pitches.slice(-3)).toEqual(START.toReversed()))
  },
}

export const AfterAKey: Story = {
  ...inCenter(() => null),
  beforeEach: withSound(true),
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Press any key for sound')).toBeVisible()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.queryByText('Press any key for sound')).toBeNull())
    centerOf(loaded).open(running({ startAt: Date.now(), members: 3 }))
    await waitFor(() => expect(SilentContext.pitches).toEqual(START))
  },
}

export const Forbidden: Story = {
  ...inCenter(() => null),
  beforeEach: withSound(true),
  globals: { locale: 'es' },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Presiona cualquier tecla para oír los sonidos')).toBeVisible()
    centerOf(loaded).open(running({ startAt: Date.now(), members: 3 }))
    await expect(await canvas.findByText(/3 de 3 con señal/)).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(/cualquier tecla/)).toBeNull())
    await expect(SilentContext.pitches).toEqual([])
  },
}

export const Off: Story = {
  ...inCenter(soon),
  args: { settings: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/of 3 live/)).toBeVisible()
    await expect(SilentContext.pitches).toEqual([])
  },
}
