import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Card } from '../card/card.tsx'
import { Page } from '../sample/page.tsx'
import { Stack } from '../stack/stack.tsx'
import { BarChartSvg, type ChartBar } from './bar-chart.tsx'

const bar = (color: ChartBar['color'] & string, label: string, value: number): ChartBar => ({
  key: color,
  label,
  value,
  text: String(value),
  color,
})

const zones: readonly ChartBar[] = [
  bar('maximum', 'Maximum', 14),
  bar('intense', 'Intense', 63),
  bar('moderate', 'Moderate', 118),
  bar('light', 'Light', 52),
  bar('minimum', 'Very light', 9),
]

const meta = {
  component: BarChartSvg,
  parameters: {
    usage: {
      purpose: 'Compares a few amounts, with the figure on each bar.',
      do: ['Use it for up to a dozen bars.', 'Put it in a chart frame, which says it as a table too.'],
      dont: ['Do not cut the axis: bars begin at zero.'],
    },
  },
  args: {
    width: 560,
    height: 280,
    unit: 'min',
    summary: 'Minutes by zone: most in moderate, 118',
    bars: zones,
  },
} satisfies Meta<typeof BarChartSvg>
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = { args: { bars: [] } }
export const One: Story = { args: { bars: [{ key: 'a', label: 'Cycling', value: 3, text: '3' }], unit: 'sessions' } }
export const Many: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('img', { name: 'Minutes by zone: most in moderate, 118' })
    await expect(chart.querySelectorAll('path')).toHaveLength(5)
    await expect(chart).toHaveTextContent('Moderate')
  },
}
export const AllZero: Story = { args: { bars: zones.map((each) => ({ ...each, value: 0, text: '0' })) } }
export const Narrow: Story = { args: { width: 280, height: 220 } }
export const Paper: Story = {
  render: (args) => (
    <Page>
      <BarChartSvg {...args} paper width={515} height={160} />
    </Page>
  ),
}

export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap="l">
      <Card>
        <BarChartSvg {...args} />
      </Card>
      <Card>
        <BarChartSvg {...args} width={280} height={220} />
      </Card>
      <Card>
        <BarChartSvg {...args} bars={zones.slice(0, 1)} />
      </Card>
    </Stack>
  ),
}
