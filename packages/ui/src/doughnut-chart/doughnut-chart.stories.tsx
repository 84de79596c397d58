import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { Card } from '../card/card.tsx'
import { Page } from '../sample/page.tsx'
import { Stack } from '../stack/stack.tsx'
import { DoughnutChartSvg } from './doughnut-chart-svg.tsx'
import { DoughnutChart, type DoughnutPart } from './doughnut-chart.tsx'

const names = ['Cycling', 'Functional strength', 'Trampoline', 'Kangoo boots', 'Running', 'Rowing', 'Pilates', 'Boxing']

const make = (count: number): DoughnutPart[] =>
  Array.from({ length: count }, (_, index) => {
    const value = 1 + (((count - index) * 7) % (count + 3))
    return { key: String(index), label: names[index] ?? `Entrenamiento combinado ${index}`, value, text: String(value) }
  })

const totalOf = (parts: readonly DoughnutPart[]) => ({
  text: String(parts.reduce((sum, { value }) => sum + value, 0)),
  label: 'sessions',
})

const meta = {
  component: DoughnutChart,
  parameters: {
    usage: {
      purpose: 'Parts of a whole, up to a handful.',
      do: ['Say the parts in a list beside it.'],
      dont: ['Do not use it to compare two wholes.'],
    },
  },
  args: {
    width: 520,
    height: 280,
    summary: 'Sessions by type: most are cycling',
    legendLabel: 'Training types',
    parts: make(6),
    total: totalOf(make(6)),
    formatShare: (share) => `${Math.round(share * 100)}%`,
  },
} satisfies Meta<typeof DoughnutChart>
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = { args: { parts: [], total: { text: '0', label: 'sessions' } } }
export const One: Story = { args: { parts: make(1), total: totalOf(make(1)) } }
export const Six: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sessions by type: most are cycling' })).toBeVisible()
    const legend = canvas.getByRole('region', { name: 'Training types' })
    await expect(within(legend).getAllByRole('listitem')).toHaveLength(6)
    await expect(within(legend).getByText('Cycling')).toBeVisible()
  },
}
export const Eighteen: Story = { args: { parts: make(18), total: totalOf(make(18)) } }
export const Narrow: Story = { args: { width: 280, height: 320, parts: make(9), total: totalOf(make(9)) } }
export const Paper: Story = {
  render: (args) => (
    <Page>
      <DoughnutChartSvg {...args} parts={make(18)} total={totalOf(make(18))} width={515} height={160} legend paper />
    </Page>
  ),
}

export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap="l">
      {[1, 6, 18].map((count) => (
        <Card key={count}>
          <DoughnutChart
            {...args}
            legendLabel={`Training types, ${count}`}
            parts={make(count)}
            total={totalOf(make(count))}
          />
        </Card>
      ))}
    </Stack>
  ),
}
