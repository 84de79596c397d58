import type { Meta, StoryObj } from '@storybook/react-vite'

import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { PageHeader } from './page-header.tsx'

const meta = { component: PageHeader, args: { title: 'RookRemote' } } satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Full: Story = {
  args: {
    text: 'Live classes for members with their own strap.',
    before: <IconButton icon="back" label="Back" />,
    actions: (
      <Button tone="accent" icon="plus">
        Add room
      </Button>
    ),
  },
}
