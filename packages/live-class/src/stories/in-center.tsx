import type { Endpoint } from '@repo/api-client/core/endpoint'
import type { Answer } from '@repo/api-client/fake/answer'
import { expect, fn, screen, waitFor } from 'storybook/test'

import type { StoryClass } from './class-samples.ts'
import { createFakeCenter, type FakeCenter } from './fake-center.ts'
import { StorySession, type StorySessionProps } from './story-class.tsx'

const MINUTE = 60_000

type Loaded = Record<string, unknown>

export const centerOf = (loaded: Loaded): FakeCenter => loaded['center'] as FakeCenter

export const classMeta = {
  component: StorySession,
  parameters: { layout: 'fullscreen' },
  args: { center: createFakeCenter(null), kind: 'panel' as const, canControl: true, onLeave: fn() },
  render: (args: StorySessionProps, { loaded }: { loaded: Loaded }) => (
    <StorySession {...args} center={centerOf(loaded)} />
  ),
  // isolates stories from each other
  beforeEach: () => {
    localStorage.clear()
    sessionStorage.clear()
  },
  afterEach: async ({ loaded }: { loaded: Loaded }) => {
    await expect(centerOf(loaded).server.faults).toEqual([])
  },
}

/** On a whole second, so that a late render shows the same number. */
export const secondsFromNow = (seconds: number): number => Math.floor(Date.now() / 1000 + seconds) * 1000

export const running = (change: Partial<StoryClass> = {}): StoryClass => ({
  phase: 'running',
  startAt: Date.now() - 20 * MINUTE,
  finishAt: secondsFromNow(25 * 60),
  members: 12,
  ...change,
})

/** Made when the story starts, so that its clock is current. */
export const inCenter = (held: () => StoryClass | null, instead?: readonly Answer[]) => ({
  loaders: [() => ({ center: createFakeCenter(held(), instead) })],
})

export const requestsOf = <E extends Endpoint>(loaded: Loaded, endpoint: E) => centerOf(loaded).server.asked(endpoint)

/** Ignores the live region, which repeats the text. */
export const toastSays = (words: string | RegExp) =>
  waitFor(() => expect(screen.getByText(words, { ignore: '[aria-live], script, style' })).toBeVisible())
