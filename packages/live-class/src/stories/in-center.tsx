import type { Endpoint } from '@repo/api-client/core/endpoint'
import type { Answer } from '@repo/api-client/fake/answer'
import { expect, fn, screen, waitFor } from 'storybook/test'

import type { StoryClass } from './class-samples.ts'
import { createFakeCenter, type FakeCenter } from './fake-center.ts'
import { StorySession, type StorySessionProps } from './story-class.tsx'

const MINUTE = 60_000

type Loaded = Record<string, unknown>

export const centerOf = (loaded: Loaded): FakeCenter => loaded['center'] as FakeCenter

/** What stories of a class view have in common; each has a center of its own. */
export const classMeta = {
  component: StorySession,
  parameters: { layout: 'fullscreen' },
  args: { center: createFakeCenter(null), kind: 'panel' as const, canControl: true, onLeave: fn() },
  render: (args: StorySessionProps, { loaded }: { loaded: Loaded }) => (
    <StorySession {...args} center={centerOf(loaded)} />
  ),
  // what one story stores must not be another's default
  beforeEach: () => {
    localStorage.clear()
    sessionStorage.clear()
  },
  afterEach: async ({ loaded }: { loaded: Loaded }) => {
    await expect(centerOf(loaded).server.faults).toEqual([])
  },
}

/** The whole second after so many: stories begin between two, and show one number however late they are drawn. */
export const secondsFromNow = (seconds: number): number => Math.floor(Date.now() / 1000 + seconds) * 1000

/** A class that has been running for a while. */
export const running = (change: Partial<StoryClass> = {}): StoryClass => ({
  phase: 'running',
  startAt: Date.now() - 20 * MINUTE,
  finishAt: secondsFromNow(25 * 60),
  members: 12,
  ...change,
})

/** A story's center is made as the story starts, so that its clock is now. */
export const inCenter = (held: () => StoryClass | null, instead?: readonly Answer[]) => ({
  loaders: [() => ({ center: createFakeCenter(held(), instead) })],
})

/** What the server was asked at an endpoint so far. */
export const askedOf = <E extends Endpoint>(loaded: Loaded, endpoint: E) => centerOf(loaded).server.asked(endpoint)

/** A toast fades in, and is announced for a moment in a second place, which says the same to those who hear it. */
export const toastSays = (words: string | RegExp) =>
  waitFor(() => expect(screen.getByText(words, { ignore: '[aria-live], script, style' })).toBeVisible())
