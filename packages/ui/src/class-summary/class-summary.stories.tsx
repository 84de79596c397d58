import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { people, random } from '../sample/people.ts'
import { ClassSummary, type SummaryRow } from './class-summary.tsx'

function rows(count: number): SummaryRow[] {
  const next = random(3)
  return people(count, 11).map((person, index) => ({
    ...person,
    values: [String(94 - index), String(162 - index), String(420 - index * 11), String(180 - index * 5)],
    zones: {
      parts: (['below', 'minimum', 'light', 'moderate', 'intense', 'maximum'] as const).map((level) => ({
        level,
        share: next() / 6,
      })),
      text: 'Very light 4 min, light 9 min, moderate 14 min, intense 16 min, maximum 7 min',
    },
  }))
}

const twelve = rows(12)

const meta = {
  component: ClassSummary,
  parameters: {
    usage: {
      purpose: "What a class came to: the first three, and everybody's figures.",
      do: ['Show it until the coach leaves it.'],
      dont: ['Do not rank people without a result.'],
    },
  },
  args: {
    label: 'Results',
    podiumLabel: 'Best three',
    nameLabel: 'Participant',
    columns: ['Effort %', 'Average bpm', 'kcal', 'Points'],
    zonesLabel: 'Time in zones',
    rows: twelve,
    podium: twelve
      .slice(0, 3)
      .map(({ id, name, imageUrl, values }) => ({ id, name, imageUrl, value: `${values[3]} pts` })),
  },
} satisfies Meta<typeof ClassSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Twelve: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(13)
    await expect(canvas.getByRole('list', { name: 'Best three' }).children).toHaveLength(3)
  },
}
/** On a tablet that stands on end nothing of the table is beyond its edge. */
export const OnATablet: Story = {
  args: { columns: ['RookPoints', 'Calorías', 'Esfuerzo promedio', 'Tiempo'] },
  globals: { viewport: { value: 'w768', isRotated: false } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Results' })
    await waitFor(() => expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth))
  },
}
/** On a phone everything of a row is within it, by name. */
export const OnAPhone: Story = {
  args: { columns: ['Esfuerzo promedio', 'Frecuencia máxima', 'kcal', 'RookPoints'] },
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Results' })
    await waitFor(() => expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth))
    const [, first] = canvas.getAllByRole('row')
    await expect(within(first as HTMLElement).getByText('Frecuencia máxima')).toBeVisible()
    // no name of a value reaches into the next one's place
    const cells = [...(first?.querySelectorAll('td, th') ?? [])]
    await expect(cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
    await expect(within(first as HTMLElement).getAllByRole('cell')).toHaveLength(5)
  },
}

/** On paper: dark on white, with podium and zone bars in color. */
export const Printed: Story = {
  args: { rows: twelve.slice(0, 4) },
  globals: { colors: 'print' },
  // axe takes the screen's ground for the paper's
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('row')
    await waitFor(() => expect(getComputedStyle(first as HTMLElement).color).toBe('rgb(6, 18, 15)'))
    const bar = within(first as HTMLElement).getByRole('img')
    await expect(getComputedStyle(bar.lastElementChild as HTMLElement).backgroundColor).toBe('rgb(200, 23, 58)')
    await expect(getComputedStyle(bar).printColorAdjust).toBe('exact')
  },
}

/** Regression: bars of equal width for 66, 38 and 17 seconds of 71 in a zone. */
export const OneScale: Story = {
  args: {
    rows: [66, 38, 17].map((seconds, index) => ({
      id: String(seconds),
      name: `Rayo ${index}`,
      imageUrl: null,
      values: ['1', '2', '3', '4'],
      zones: {
        parts: [
          { level: 'below', share: (71 - seconds) / 71 },
          { level: 'minimum', share: seconds / 71 },
        ],
        text: `Very light ${seconds} s`,
      },
    })),
    podium: [],
  },
  play: async ({ canvas }) => {
    const widths = [66, 38, 17].map((seconds) => {
      const bar = canvas.getByRole('img', { name: `Very light ${seconds} s` })
      return (bar.lastElementChild?.getBoundingClientRect().width ?? 0) / bar.getBoundingClientRect().width
    })
    await expect(widths.map((width) => Math.round(width * 71))).toEqual([66, 38, 17])
  },
}
export const WithoutSignal: Story = {
  args: {
    rows: [{ id: 'a', name: 'Rayo', imageUrl: null, values: ['–', '–', '–', '–'], note: 'No signal' }],
    podium: [],
  },
}
export const One: Story = {
  args: { rows: twelve.slice(0, 1), podium: meta.args.podium.slice(0, 1), zonesLabel: undefined },
}
export const Nobody: Story = {
  args: { rows: [], podium: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
}

/** As high as eight people with a podium. */
export const Loading: Story = {
  args: { rows: [], podium: [], loadingRows: 8 },
  play: async ({ canvas, args, canvasElement }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(9)
    await expect(canvas.queryByRole('list', { name: args.podiumLabel })).toBeNull()
    await expect(canvasElement.querySelector('table')?.offsetTop).toBeGreaterThan(250)
  },
}
