import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent } from 'storybook/test'

import { Card } from '../card/card.tsx'
import { Page } from '../sample/page.tsx'
import { random } from '../sample/people.ts'
import { Stack } from '../stack/stack.tsx'
import { TrendChartSvg } from './trend-chart-svg.tsx'
import { TrendChart, type TrendPoint } from './trend-chart.tsx'

const day = 86_400_000
const start = Date.UTC(2026, 9, 1)
const date = (at: number): string =>
  new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

function make(count: number): TrendPoint[] {
  const next = random(5)
  return Array.from({ length: count }, (_, index) => {
    const value = Math.round((74 - index * 0.15 + next() * 1.6) * 10) / 10
    const at = start + (index * 4 + Math.floor(next() * 3)) * day
    return { key: String(index), at, value, text: `${value} kg`, label: date(at) }
  })
}

const meta = {
  component: TrendChart,
  parameters: {
    usage: {
      purpose: 'Values over time.',
      do: ['Begin at zero where amounts are compared.', 'Let points be read by pointer and keys.'],
      dont: ['Do not draw a line through days without a value.'],
      keys: [{ keys: ['Tab'], does: 'moves into the chart' }],
    },
  },
  args: {
    kind: 'line',
    width: 560,
    height: 280,
    unit: 'kg',
    summary: 'Weight, from 75.1 to 73.2 kg',
    readLabel: 'Go through the weights',
    formatTime: date,
    points: make(8),
  },
} satisfies Meta<typeof TrendChart>
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = { args: { points: [] } }
export const One: Story = {
  args: { points: make(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument()
  },
}
export const OneBar: Story = { args: { kind: 'bar', points: make(1) } }
export const Eight: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Weight, from 75.1 to 73.2 kg' })).toBeVisible()
    await userEvent.tab()
    const slider = canvas.getByRole('slider', { name: 'Go through the weights' })
    await expect(slider).toHaveFocus()
    const last = slider.getAttribute('aria-valuetext')
    await fireEvent.change(slider, { target: { value: '0' } })
    await expect(slider.getAttribute('aria-valuetext')).not.toBe(last)
    await expect(slider).toHaveAttribute('aria-valuetext', `${make(8)[0]?.label}: ${make(8)[0]?.text}`)
  },
}
export const EightBars: Story = { args: { kind: 'bar' } }
export const Year: Story = { args: { points: make(90) } }
export const YearOfBars: Story = { args: { kind: 'bar', points: make(90) } }
export const Narrow: Story = { args: { width: 280, height: 220, points: make(20) } }
export const Paper: Story = {
  render: (args) => (
    <Page>
      <TrendChartSvg {...args} width={515} height={160} paper />
      <TrendChartSvg {...args} kind="bar" summary="The same as bars" width={515} height={160} paper />
    </Page>
  ),
}

export const Pointed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const chart = canvas.getByRole('img')
    const { left, top } = chart.getBoundingClientRect()
    await userEvent.pointer({ target: chart, coords: { clientX: left + 60, clientY: top + 100 } })
    await expect(canvasElement).toHaveTextContent(make(8)[0]?.label ?? '')
    await expect(canvas.getByText(make(8)[0]?.text ?? '', { selector: 'span' })).toBeVisible()
  },
}

/** The tooltip stays inside its chart wherever the pointer is. */
export const PointedAtTheEdges: Story = {
  args: { width: 280, height: 220, points: make(20) },
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('img')
    const { left, right, top } = chart.getBoundingClientRect()
    for (const [clientX, point] of [
      [left + 1, make(20)[0]],
      [right - 1, make(20).at(-1)],
    ] as const) {
      await userEvent.pointer({ target: chart, coords: { clientX, clientY: top + 100 } })
      const tooltip = canvas.getByText(point?.label ?? '', { selector: 'span' }).parentElement
      const box = tooltip?.getBoundingClientRect()
      await expect(box?.width).toBeGreaterThan(0)
      await expect(box?.left).toBeGreaterThanOrEqual(left)
      await expect(box?.right).toBeLessThanOrEqual(right)
    }
  },
}

export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap="l">
      {(['line', 'bar'] as const).flatMap((kind) =>
        [1, 8, 90].map((count) => (
          <Card key={kind + count}>
            <TrendChart
              {...args}
              kind={kind}
              points={make(count)}
              summary={`${kind} of ${count}`}
              readLabel={`Go through ${count} as ${kind}`}
            />
          </Card>
        )),
      )}
    </Stack>
  ),
}
