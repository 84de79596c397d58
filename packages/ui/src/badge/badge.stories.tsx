import type { Meta, StoryObj } from '@storybook/react-vite'

import { Inline } from '../inline/inline.tsx'
import { Badge } from './badge.tsx'

const meta = {
  component: Badge,
  parameters: {
    usage: {
      purpose: 'One word of state beside what it is about.',
      do: ['Say the state in words: the color only helps.', 'Keep to one badge a line.'],
      dont: ['Do not press it: what acts is a button.', 'Do not use it for counts that change each second.'],
    },
  },
  args: { children: 'Active' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AllStates: Story = {
  tags: ['picture'],
  render: () => (
    <Inline gap="s">
      <Badge>Idle</Badge>
      <Badge tone="accent">Selected</Badge>
      <Badge tone="success" icon="check">
        Connected
      </Badge>
      <Badge tone="warning" icon="clock">
        Waiting
      </Badge>
      <Badge tone="danger" icon="wifi-off">
        Offline
      </Badge>
      <Badge tone="live" icon="heart">
        In class
      </Badge>
    </Inline>
  ),
}
