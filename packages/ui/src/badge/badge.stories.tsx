import type { Meta, StoryObj } from '@storybook/react-vite'

import { Inline } from '../inline/inline.tsx'
import { Badge } from './badge.tsx'

const meta = { component: Badge, args: { children: 'Active' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AllStates: Story = {
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
