import { BRANCH_EVENTS } from '@repo/api-client/classes/packet'
import { showWallRanking, type WallPlace } from '@repo/api-client/displays/show-wall-ranking'
import { answer, Refused } from '@repo/api-client/fake/answer'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { centerOf, classMeta, inCenter, secondsFromNow } from '../stories/in-center.tsx'
import type { StorySession } from '../stories/story-class.tsx'

const placeAt = (index: number, pseudonym = `Cometa ${index + 1}`): WallPlace => ({
  position: index + 1,
  pseudonym,
  imageUrl: null,
  medals: { gold: Math.max(0, 5 - index), silver: index % 3, bronze: index % 2 },
  points: 12_400 - index * 170,
})
const places = (count: number, pseudonym?: string) =>
  Array.from({ length: count }, (_, index) => placeAt(index, pseudonym))

const meta = {
  ...classMeta,
  args: { ...classMeta.args, kind: 'wall', canControl: false, settings: { idleView: 'ranking' as const } },
} satisfies Meta<typeof StorySession>
export default meta
type Story = StoryObj<typeof meta>

const among = (first: readonly WallPlace[], width?: number): Partial<Story> => ({
  ...inCenter(() => null, [answer(showWallRanking, () => first)]),
  ...(width === undefined ? {} : { globals: { viewport: { value: `w${width}`, isRotated: false } } }),
})

const firstOfPodium = async (canvas: ReturnType<typeof within>, label = 'Top three') => {
  const podium = within(await canvas.findByRole('list', { name: label }))
  return podium.getAllByRole('listitem')[0]
}
const fits = () =>
  waitFor(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return expect([scrollWidth <= innerWidth, scrollHeight <= innerHeight]).toEqual([true, true])
  })

const podium = (width?: number): Story => ({
  ...among(places(23), width),
  play: async ({ canvas }) => {
    await expect(await firstOfPodium(canvas)).toHaveTextContent('Cometa 1')
    await expect(canvas.getByText('12,400 pts')).toBeVisible()
    await fits()
  },
})
export const Podium = podium()
export const PodiumAt768 = podium(768)
export const PodiumAt1366 = podium(1366)
export const PodiumAt3840 = podium(3840)

export const PodiumInSpanish: Story = {
  tags: ['picture'],
  ...among(places(3)),
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ranking de retos' })).toBeVisible()
  },
}

export const LongNames: Story = {
  ...among(places(13, 'Ñandú Wmwmwmwmwm de los Andes')),
  play: async ({ canvas }) => {
    await expect(await firstOfPodium(canvas)).toHaveTextContent('Ñandú Wmwmwmwmwm …')
    await fits()
  },
}

export const OnePerson: Story = {
  ...among(places(1)),
  play: async ({ canvas }) => {
    await expect(await firstOfPodium(canvas)).toHaveTextContent('Cometa 1')
  },
}

export const Nobody: Story = {
  ...among([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No one has medals yet')).toBeVisible()
  },
}

/** Without a response, the poster is shown. */
export const NotThereYet: Story = {
  ...inCenter(() => null, [answer(showWallRanking, () => new Refused(503, 'unavailable'))]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for the coach to start a class.')).toBeVisible()
  },
}

export const Stale: Story = {
  ...among(places(3)),
  play: async ({ canvas, loaded }) => {
    const center = centerOf(loaded)
    await firstOfPodium(canvas)
    const looks = (filter: string) =>
      waitFor(() => {
        const board = canvas.getByRole('heading', { level: 1 }).closest('header')?.parentElement
        return expect(board && getComputedStyle(board).filter).toBe(filter)
      })
    await looks('none')
    center.server.say(answer(showWallRanking, () => new Refused(503, 'unavailable')))
    center.announce(BRANCH_EVENTS.challengesChanged)
    await looks('grayscale(1)')
    await expect(await firstOfPodium(canvas)).toHaveTextContent('Cometa 1')
    center.server.say(answer(showWallRanking, () => places(3)))
    center.announce(BRANCH_EVENTS.challengesChanged)
    await looks('none')
  },
}

export const Changing: Story = {
  ...among(places(2)),
  play: async ({ canvas, loaded }) => {
    const center = centerOf(loaded)
    await expect(await firstOfPodium(canvas)).toHaveTextContent('Cometa 1')
    const before = center.server.asked(showWallRanking).length
    center.server.say(answer(showWallRanking, () => [placeAt(0, 'Volcán 9'), ...places(3).slice(1)]))
    for (let count = 0; count < 20; count += 1) center.announce(BRANCH_EVENTS.challengesChanged)
    await waitFor(async () => expect(await firstOfPodium(canvas)).toHaveTextContent('Volcán 9'))
    await expect(center.server.asked(showWallRanking).length - before).toBeLessThanOrEqual(2)
  },
}

export const UntilAClass: Story = {
  ...among(places(3)),
  play: async ({ canvas, loaded }) => {
    await firstOfPodium(canvas)
    centerOf(loaded).open({
      phase: 'running',
      startAt: Date.now() - 60_000,
      finishAt: secondsFromNow(600),
      members: 2,
    })
    await expect(await canvas.findByText(/^2 of 2 live · .* · Cycling$/)).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Top three' })).toBeNull()
    centerOf(loaded).open(null)
    await expect(await firstOfPodium(canvas)).toHaveTextContent('Cometa 1')
  },
}
