import type { Meta, StoryObj } from '@storybook/react-vite'

import { Badge } from '../badge/badge.tsx'
import { Inline } from './inline.tsx'

const meta = {
  component: Inline,
  parameters: {
    usage: {
      purpose: 'Side by side, wrapping.',
      do: ['Use it for buttons and badges.'],
      dont: ['Do not set margins on what stands inside.'],
    },
  },
  args: {
    children: ['Very light', 'Light', 'Moderate', 'Intense', 'Maximum'].map((word) => <Badge key={word}>{word}</Badge>),
  },
} satisfies Meta<typeof Inline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['picture'] }
export const Between: Story = { args: { justify: 'between' } }
export const End: Story = { args: { justify: 'end', gap: 'xs' } }
