import type { Meta, StoryObj } from '@storybook/react-vite'

import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  component: EmptyState,
  parameters: {
    usage: {
      purpose: 'Says why nothing is here, and what to do.',
      do: ['Tell “nothing yet” from “nothing found”, each with its action.'],
      dont: ['Do not joke, and do not apologize.'],
    },
  },
  args: { icon: 'rooms', title: 'No rooms yet', text: 'A room holds the class, its picture and its settings.' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { tags: ['picture'] }
export const WithAction: Story = {
  args: {
    action: (
      <Button tone="accent" icon="plus">
        Add the first room
      </Button>
    ),
  },
}
