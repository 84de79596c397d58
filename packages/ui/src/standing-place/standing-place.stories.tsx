import type { Meta, StoryObj } from '@storybook/react-vite'

import { StandingPlace } from './standing-place.tsx'

const meta = {
  component: StandingPlace,
  parameters: {
    usage: {
      purpose: 'The place somebody stands in; the first three as a medal.',
      do: ['Share it between equals.'],
      dont: ['Do not show it before anything was counted.'],
    },
  },
  args: { place: 1, label: 'Rank 1' },
} satisfies Meta<typeof StandingPlace>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = { tags: ['picture'] }
export const Second: Story = { args: { place: 2, label: 'Rank 2' } }
export const Third: Story = { args: { place: 3, label: 'Rank 3' } }
export const Later: Story = { args: { place: 1204, label: 'Rank 1204' } }
export const NothingEarned: Story = { args: { hasMedal: false } }
export const None: Story = { args: { place: 0, label: 'No place' } }
