import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Badge } from '../badge/badge.tsx'
import { Stack } from '../stack/stack.tsx'
import { NavItem } from './nav-item.tsx'

const meta = {
  component: NavItem,
  parameters: {
    usage: {
      purpose: 'One entry of the menu.',
      do: ['Say the name of the screen, as its heading does.'],
      dont: ['Do not count in it what nobody has to act on.'],
    },
  },
  // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the component fills it
  args: { icon: 'rooms', label: 'RookRemote', link: <a href="#rooms" /> },
} satisfies Meta<typeof NavItem>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Active: Story = {
  args: { active: true, activeTone: 'danger' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'RookRemote' })).toHaveAttribute('aria-current', 'page')
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap="xs">
      <NavItem {...args} icon="dashboard" label="Dashboard" />
      <NavItem {...args} active />
      <NavItem {...args} active activeTone="danger" icon="heart" label="In class" />
      <NavItem {...args} icon="users" label="Miembros" trailing={<Badge>120</Badge>} />
    </Stack>
  ),
}
