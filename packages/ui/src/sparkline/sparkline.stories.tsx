import type { Meta, StoryObj } from '@storybook/react-vite'

import { Sparkline } from './sparkline.tsx'

const meta = {
  component: Sparkline,
  parameters: {
    usage: {
      purpose: 'Whether a figure goes up or down.',
      do: ['Put the figure beside it.'],
      dont: ['Do not read single values from it: that is a trend chart.'],
    },
  },
  args: { label: 'Trainings in twelve weeks', values: [3, 4, 4, 6, 5, 8, 9, 7, 10, 12, 11, 14] },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

export const Rising: Story = { tags: ['picture'] }
export const Nothing: Story = { args: { values: [0, 0, 0, 0] } }
export const None: Story = { args: { values: [] } }
