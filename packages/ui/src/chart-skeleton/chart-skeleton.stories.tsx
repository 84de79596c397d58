import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ChartFrame } from '../chart-frame/chart-frame.tsx'
import { Stack } from '../stack/stack.tsx'
import { ChartSkeleton } from './chart-skeleton.tsx'

const meta = {
  component: ChartSkeleton,
  parameters: {
    usage: {
      purpose: 'Holds the place of a chart while its values load.',
      do: ['Give it the title of the chart.'],
      dont: ['Do not show it for a chart without values.'],
    },
  },
  args: { title: 'Heart-rate zones' },
} satisfies Meta<typeof ChartSkeleton>
export default meta
type Story = StoryObj<typeof meta>

const words = { table: 'Show as table', chart: 'Show as chart', enlarge: 'Enlarge', close: 'Close' }

/** Nothing jumps when the chart takes its place. */
export const AsHighAsTheChart: Story = {
  render: (args) => (
    <Stack gap="l">
      <ChartSkeleton {...args} />
      <ChartFrame level={2} title="Sessions" summary="None" words={words} columns={[]} rows={[]}>
        {() => null}
      </ChartFrame>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [skeleton, chart] = canvas
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.parentElement?.parentElement?.offsetHeight)
    await expect(skeleton).toBe(chart)
  },
}
