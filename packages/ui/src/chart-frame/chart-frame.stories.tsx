import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { BarChartSvg, type ChartBar } from '../bar-chart/bar-chart.tsx'
import { Columns } from '../columns/columns.tsx'
import { DoughnutChart } from '../doughnut-chart/doughnut-chart.tsx'
import { Frame } from '../sample/frame.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { Stack } from '../stack/stack.tsx'
import { TrendChart, type TrendKind } from '../trend-chart/trend-chart.tsx'
import { ChartFrame } from './chart-frame.tsx'

const names = { maximum: 'Maximum', intense: 'Intense', moderate: 'Moderate', light: 'Light', minimum: 'Very light' }
const minutes = [14, 63, 118, 52, 9]
const bars = (Object.entries(names) as [keyof typeof names, string][]).map(([color, label], index): ChartBar => {
  const value = minutes[index] ?? 0
  return { key: color, label, value, text: String(value), color }
})

const words = { table: 'As table', chart: 'As chart', enlarge: 'Enlarge', close: 'Close' }

const meta = {
  component: ChartFrame,
  parameters: {
    usage: {
      purpose: 'A card around any chart, with the same as a table and in large.',
      do: [
        'Title it with what is counted and in which days.',
        'Give it the words of its data, since a picture says nothing to a screen reader.',
      ],
      dont: ['Do not draw a chart without one.'],
      keys: [{ keys: ['Enter'], does: 'opens the table, the large chart, and closes them' }],
    },
  },
  args: {
    title: 'Minutes by zone',
    summary: 'Five zones: maximum 14 min, intense 63, moderate 118, light 52, very light 9',
    words,
    columns: ['Zone', 'Minutes'],
    rows: bars.map(({ key, label, text }) => ({ key, cells: [label, text] })),
    children: (view) => <BarChartSvg {...view} bars={bars} unit="min" />,
  },
} satisfies Meta<typeof ChartFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Chart: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('img', { name: args.summary })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { emptyText: 'No sessions in this period' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No sessions in this period')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    await expect(canvas.getByRole('figure').clientHeight).toBeLessThan(240)
  },
}

/** Beside a chart it is as high as that, and its sentence stands in the middle. */
export const EmptyBesideAChart: Story = {
  render: (args) => (
    <Columns min="part">
      <ChartFrame {...args} />
      <ChartFrame {...args} title="Training types" emptyText="No sessions in this period" />
    </Columns>
  ),
  play: async ({ canvas }) => {
    const [drawn, empty] = canvas.getAllByRole('figure').map((figure) => figure.getBoundingClientRect())
    await expect(empty?.height).toBe(drawn?.height)
    const words = canvas.getByText('No sessions in this period').getBoundingClientRect()
    const middle = (empty?.top ?? 0) + (empty?.height ?? 0) / 2
    await expect(Math.abs(words.top - middle)).toBeLessThan(48)
  },
}

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^As table: / }))
    const table = await canvas.findByRole('table', { name: 'Minutes by zone' })
    await expect(within(table).getByRole('row', { name: 'Moderate 118' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^As chart: / })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('table')).not.toBeInTheDocument())
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('table')
  },
}

export const Enlarged: Story = {
  play: async ({ canvas, args }) => {
    const small = await canvas.findByRole('img', { name: args.summary })
    await userEvent.click(canvas.getByRole('button', { name: /^Enlarge: / }))
    const dialog = await screen.findByRole('dialog', { name: 'Minutes by zone' })
    const large = await within(dialog).findByRole('img', { name: args.summary })
    await waitFor(() => expect(large.clientHeight).toBeGreaterThan(small.clientHeight))
  },
}

export const Narrow: Story = {
  render: (args) => (
    <Frame width={328} height="auto">
      <ChartFrame {...args} />
    </Frame>
  ),
}

const weights = [74.2, 73.8, 73.9, 73.1, 72.6].map((value, index) => ({
  key: String(index),
  at: Date.UTC(2026, 9, 1 + index * 6),
  value,
  text: String(value),
  label: `October ${1 + index * 6}`,
}))

function Weight() {
  const [kind, setKind] = useState<TrendKind>('line')
  return (
    <ChartFrame
      title="Weight in kg"
      summary="Weight went from 74.2 to 72.6 kg"
      words={words}
      columns={['Day', 'Weight']}
      rows={weights.map(({ key, label, text }) => ({ key, cells: [label, text] }))}
      action={
        <SegmentedControl
          label="Drawn as"
          segments={[
            { value: 'line', label: 'Line' },
            { value: 'bar', label: 'Bars' },
          ]}
          value={kind}
          onValueChange={setKind}
        />
      }
    >
      {(view) => (
        <TrendChart
          {...view}
          kind={kind}
          points={weights}
          unit="kg"
          readLabel="Go through the weights"
          formatTime={(at) => `Oct ${new Date(at).getUTCDate()}`}
        />
      )}
    </ChartFrame>
  )
}

export const WithAction: Story = {
  render: () => <Weight />,
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('img')
    await expect(chart.querySelectorAll('circle')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('radio', { name: 'Bars' }))
    await expect(chart.querySelectorAll('circle')).toHaveLength(0)
  },
}

const types = ['Cycling', 'Functional strength', 'Trampoline', 'Kangoo boots', 'Running'].map((label, index) => ({
  key: label,
  label,
  value: 9 - index,
  text: String(9 - index),
}))
const asShare = (share: number): string => `${Math.round(share * 100)}%`

export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap="l">
      <ChartFrame {...args} />
      <ChartFrame
        title="Training types"
        summary="Five types, most are cycling"
        words={words}
        columns={['Type', 'Sessions', 'Share']}
        rows={types.map(({ key, label, text, value }) => ({ key, cells: [label, text, asShare(value / 35)] }))}
      >
        {(view) => (
          <DoughnutChart
            {...view}
            legendLabel="Parts"
            parts={types}
            total={{ text: '35', label: 'sessions' }}
            formatShare={asShare}
          />
        )}
      </ChartFrame>
      <Weight />
      <ChartFrame {...args} title="Nothing yet" emptyText="No sessions in this period" />
    </Stack>
  ),
}

const SEVEN = ['Cycling', 'Trampoline', 'Boots', 'HIIT', 'Rope', 'Running', 'Functional strength and endurance']

/** On a phone the list of a doughnut is as long as it is, and its frame with it. */
export const GrowsWithItsList: Story = {
  args: {
    title: 'Training types',
    size: 'grows',
    children: (view) => (
      <DoughnutChart
        {...view}
        parts={SEVEN.map((label, index) => ({ key: label, label, value: index + 1, text: String(index + 1) }))}
        total={{ text: '28', label: 'sessions' }}
        formatShare={(share) => `${Math.round(share * 100)} %`}
        legendLabel="Training types"
      />
    ),
  },
  render: (args) => (
    <Frame width={328} height="auto">
      <ChartFrame {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure', { name: 'Training types' })
    const last = await canvas.findByText('Functional strength and endurance')
    const bottom = figure.getBoundingClientRect().bottom
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThan(bottom))
    const list = canvas.getByRole('region', { name: 'Training types' })
    await expect(list.scrollHeight).toBeLessThanOrEqual(list.clientHeight)
  },
}
