import type { Meta, StoryObj } from '@storybook/react-vite'

import { Stack } from '../stack/stack.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = {
  component: Skeleton,
  parameters: {
    usage: {
      purpose: 'Holds a place while content loads.',
      do: ['Have it as high as what comes.'],
      dont: ['Do not use more than one word of “loading” for a group.'],
    },
  },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const AllStates: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="l">
      {(['title', 'line', 'control', 'circle', 'card'] as const).map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Stack>
  ),
}
