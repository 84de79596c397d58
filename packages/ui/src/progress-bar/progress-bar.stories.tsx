import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Stack } from '../stack/stack.tsx'
import { ProgressBar } from './progress-bar.tsx'

const meta = {
  component: ProgressBar,
  parameters: {
    usage: {
      purpose: 'How far something is, with words beside it.',
      do: ['Say the figure, not only the bar.'],
      dont: ['Do not let it run without an end: that is a spinner.'],
    },
  },
  args: { value: 0.42, label: 'Class progress', start: '25:12', end: '34:48' },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Class progress' })).toHaveAttribute('aria-valuenow', '42')
  },
}
export const OutOfRange: Story = {
  args: { value: 1.7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap="xl">
      <ProgressBar {...args} value={0} />
      <ProgressBar {...args} />
      <ProgressBar {...args} tone="warning" value={0.9} />
      <ProgressBar {...args} tone="danger" value={1} start={undefined} end={undefined} />
    </Stack>
  ),
}
