import type { OwnChallenge } from '@repo/api-client/classes/list-own-challenges'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { onPage } from '../../stories/on-page.tsx'
import { OwnChallenges } from './own-challenges.tsx'

const meta = { component: OwnChallenges, decorators: onPage } satisfies Meta<typeof OwnChallenges>
export default meta
type Story = StoryObj<typeof meta>

const challengeAt = (index: number, change: Partial<OwnChallenge> = {}): OwnChallenge => ({
  uuid: `0190a000-0000-7000-8000-00000000000${index}`,
  name: `November ${index}`,
  finishAt: new Date('2026-12-01T05:59:59Z'),
  isOver: false,
  isFree: false,
  group: null,
  place: index,
  competitors: 14,
  points: 1250,
  rookpoints: 80.5,
  goalsReached: 1,
  goals: 3,
  nextGoal: { type: 'trainings', target: 4, remaining: 1 },
  medal: null,
  ...change,
})

const over = { isOver: true, rookpoints: null, nextGoal: null, goalsReached: 3 } as const

const fits = () =>
  waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth))

export const Running: Story = {
  args: { challenges: [challengeAt(2)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Next goal: 4 sessions')).toBeVisible()
    await expect(canvas.getByText('1 session to go')).toBeVisible()
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75')
    await expect(canvas.getByText('1 of 3 goals · 1,250 pts')).toBeVisible()
  },
}

/** Rounded up, so that it is never 0. */
export const NearlyThere: Story = {
  args: { challenges: [challengeAt(1, { nextGoal: { type: 'calories', target: 2000, remaining: 0.2 } })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 kcal to go')).toBeVisible()
  },
}

export const AllStates: Story = {
  tags: ['picture'],
  args: {
    challenges: [
      challengeAt(1, { ...over, name: 'Octubre', medal: 'gold', place: 1 }),
      challengeAt(7, { ...over, name: 'Ohne Medaille' }),
      challengeAt(2, { name: 'Teams', group: { kind: 'team', name: '3' }, goals: 1, goalsReached: 0, points: 0 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("It's over: you won gold!")).toBeVisible()
    await expect(canvas.getByText("It's over. Thanks for taking part!")).toBeVisible()
    await expect(canvas.getByText('Your team: 3 · Rank 2 of 14')).toBeVisible()
    await expect(canvas.getByText('0 of 1 goal · 0 pts')).toBeVisible()
  },
}

export const InSpanish: Story = {
  args: {
    challenges: [
      challengeAt(2, { group: { kind: 'room', name: 'Sala Norte' } }),
      challengeAt(3, { ...over, medal: 'bronze' }),
      challengeAt(1, { isFree: true, nextGoal: null, goals: 0 }),
    ],
  },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Siguiente meta: 4 sesiones')).toBeVisible()
    await expect(canvas.getByText('Tu sala: Sala Norte · Lugar 2 de 14')).toBeVisible()
    await expect(canvas.getByText('Terminó: ¡ganaste bronce!')).toBeVisible()
    await expect(canvas.getByText('80.50 rp')).toBeVisible()
    await fits()
  },
}

export const WithoutPoints: Story = {
  args: { challenges: [challengeAt(1), challengeAt(2, { points: 0 }), challengeAt(4)] },
  play: async ({ canvas }) => {
    const [gold, unearned, fourth] = await canvas.findAllByText(/^[124]$/)
    const colorOf = (place: HTMLElement | undefined): string =>
      getComputedStyle(place?.parentElement ?? document.body).backgroundColor
    await expect(colorOf(gold)).not.toBe(colorOf(fourth))
    await expect(colorOf(unearned)).toBe(colorOf(fourth))
  },
}

export const Many: Story = {
  args: { challenges: [1, 2, 3, 4, 5].map((index) => challengeAt(index)) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 more' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5))
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Long: Story = {
  args: {
    challenges: [
      challengeAt(9, {
        name: 'W'.repeat(50),
        group: { kind: 'room', name: 'M'.repeat(15) },
        place: 99_999,
        competitors: 100_000,
        points: 99_999_999,
        nextGoal: { type: 'hard-minutes', target: 99_999_999, remaining: 99_999_998.5 },
      }),
    ],
  },
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: fits,
}
