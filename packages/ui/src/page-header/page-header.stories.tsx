import type { Meta, StoryObj } from '@storybook/react-vite'

import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { PageHeader } from './page-header.tsx'

const meta = {
  component: PageHeader,
  parameters: {
    usage: {
      purpose: 'The first heading of a view, with its actions.',
      do: ["Say the name of the menu's entry."],
      dont: ['Do not put more than one accent button in it.'],
    },
  },
  args: { title: 'RookRemote' },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Full: Story = {
  tags: ['picture'],
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
