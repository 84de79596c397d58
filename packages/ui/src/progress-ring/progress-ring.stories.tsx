import type { Meta, StoryObj } from '@storybook/react-vite'

import { ProgressRing } from './progress-ring.tsx'

const meta = {
  component: ProgressRing,
  parameters: {
    usage: {
      purpose: 'How far a goal is, where a bar has no room.',
      do: ['Write the figure inside.'],
      dont: ['Do not compare rings.'],
    },
  },
  args: { percent: 62.5, value: '3/5', label: 'goals' },
} satisfies Meta<typeof ProgressRing>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const None: Story = { args: { percent: 0, value: '0/5' } }
export const All: Story = { tags: ['picture'], args: { percent: 100, value: '5/5' } }
export const LongWords: Story = { args: { value: '99,999', label: 'RookPoints' } }
