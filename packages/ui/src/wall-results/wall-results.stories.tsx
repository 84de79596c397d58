import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { people, random } from '../sample/people.ts'
import { WallResults, type WallResult } from './wall-results.tsx'

const LEVELS = ['below', 'minimum', 'light', 'moderate', 'intense', 'maximum'] as const

const zonesOf = (next: () => number, most: number) => ({
  parts: LEVELS.map((level) => ({ level, share: (0.3 + next() * 0.7) * most })),
  text: 'Very light 4 min, light 9 min, moderate 14 min, intense 16 min, maximum 7 min',
})

const results = (count: number): WallResult[] => {
  const next = random(3)
  return people(count, 11).map((person, index) => {
    const isMute = count > 4 && index === count - 1
    return {
      ...person,
      place: index + 1,
      points: isMute ? null : `${180 - index} pts`,
      zones: isMute ? null : zonesOf(next, 1 / 6),
      note: 'No signal',
    }
  })
}

const meta = {
  component: WallResults,
  parameters: {
    usage: {
      purpose: 'The results of a class on its wall.',
      do: ['Bring everybody, on pages.'],
      dont: ['Do not show the results of people who left before they trained.'],
    },
    layout: 'fullscreen',
  },
  args: {
    title: 'Class finished',
    note: 'Sala Fuego · Cycling',
    facts: [
      { name: 'kcal together', value: '8,412' },
      { name: 'average effort', value: '78 %' },
      { name: 'in zones 4 and 5', value: '312 min' },
    ],
    zones: { ...zonesOf(random(5), 1 / 6), text: 'All together' },
    labels: { podium: 'Top three', results: 'Results' },
    people: results(12),
    dwell: 10,
  },
  render: (args) => (
    <div style={{ width: '1920px', height: '1080px', padding: '1rem' }}>
      <WallResults {...args} />
    </div>
  ),
} satisfies Meta<typeof WallResults>
export default meta
type Story = StoryObj<typeof meta>

/** Equal results have the same height and rank. */
export const Level: Story = {
  tags: ['picture'],
  args: {
    people: results(4).map((person, index) => ({ ...person, place: [1, 1, 3, 4][index] ?? 0 })),
  },
  play: async ({ canvas }) => {
    const podium = within(canvas.getByRole('list', { name: 'Top three' })).getAllByRole('listitem')
    await expect(podium.map(({ textContent }) => textContent?.match(/(\d)1[78]\d pts/)?.[1])).toEqual(['1', '1', '3'])
    const heights = podium.map(({ lastElementChild }) => lastElementChild?.getBoundingClientRect().height)
    await expect(heights[0]).toBe(heights[1])
    await expect(heights[2]).toBeLessThan(heights[1] ?? 0)
  },
}

/** All that is on a page is inside of it. */
const fits = async (canvasElement: HTMLElement) => {
  const shown = [...canvasElement.querySelectorAll('li')].filter((item) =>
    item.checkVisibility({ visibilityProperty: true }),
  )
  await expect(shown.length).toBeGreaterThan(0)
  for (const item of shown) {
    const { bottom, right, height } = item.getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(1080)
    await expect(right).toBeLessThanOrEqual(1920)
    await expect(height).toBeGreaterThanOrEqual(44)
  }
}

export const Twelve: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Top three' }).children).toHaveLength(3)
    // zones side by side are two to eyes that see no colors, too
    for (const part of canvas.getByRole('img', { name: 'All together' }).querySelectorAll('span:not(:last-child)')) {
      await expect(getComputedStyle(part).boxShadow).toMatch(/ -[2-9][.\d]*px 0px 0px 0px inset$/)
    }
    await fits(canvasElement)
  },
}

/** However few they are, their rows end where the wall does, and their podium leaves no ground above it. */
const fills = async (canvasElement: HTMLElement) => {
  await fits(canvasElement)
  const bottoms = [...canvasElement.querySelectorAll('ol:last-of-type li')].map(
    (item) => item.getBoundingClientRect().bottom,
  )
  await expect(Math.max(...bottoms)).toBeGreaterThan(1000)
  const podium = within(canvasElement).getByRole('list', { name: 'Top three' })
  const steps = [...podium.children].map((step) => step.getBoundingClientRect())
  await expect(Math.min(...steps.map(({ top }) => top))).toBeLessThan(270)
  // what is above a block hangs over nothing
  for (const { firstElementChild: person } of podium.children) {
    await expect(person?.scrollHeight).toBeLessThanOrEqual((person?.clientHeight ?? 0) + 1)
  }
}

export const One: Story = { args: { people: results(1) }, play: ({ canvasElement }) => fills(canvasElement) }
export const Three: Story = {
  args: { people: results(3).map((person) => ({ ...person, name: 'Guadalupe Mondrón' })) },
  play: ({ canvasElement }) => fills(canvasElement),
}
export const Six: Story = { args: { people: results(6) }, play: ({ canvasElement }) => fills(canvasElement) }
export const Twenty: Story = { args: { people: results(20) }, play: ({ canvasElement }) => fits(canvasElement) }

/** All people are shown in turn, beside the podium. */
export const Hundred: Story = {
  args: { people: results(100), dwell: 0.3 },
  play: async ({ canvas, canvasElement }) => {
    await fits(canvasElement)
    await expect(canvas.getByRole('list', { name: 'Top three' }).children).toHaveLength(3)
    const seen = new Set<string>()
    await waitFor(
      async () => {
        for (const item of canvasElement.querySelectorAll('[aria-label="Results"] li')) {
          if (item.checkVisibility({ visibilityProperty: true })) seen.add(item.textContent)
        }
        await expect(seen.size).toBe(100)
      },
      { interval: 50 },
    )
    // the hundredth, too, stands in one line and in its own column
    for (const { firstElementChild: place } of canvasElement.querySelectorAll('[aria-label="Results"] li')) {
      const letters = document.createRange()
      letters.selectNodeContents(place ?? canvasElement)
      await expect(letters.getClientRects()).toHaveLength(1)
      await expect(letters.getBoundingClientRect().left).toBeGreaterThanOrEqual(
        (place?.getBoundingClientRect().left ?? 0) - 1,
      )
    }
  },
}
export const Portrait: Story = {
  args: { people: results(20) },
  render: (args) => (
    <div style={{ width: '1080px', height: '1920px', padding: '1rem' }}>
      <WallResults {...args} />
    </div>
  ),
}
