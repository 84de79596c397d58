import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { NavItem } from '../nav-item/nav-item.tsx'
import { NavGroup } from './nav-group.tsx'

const meta = {
  component: NavGroup,
  parameters: {
    usage: {
      purpose: 'Entries of the menu that belong together.',
      do: ['Name it with one word.'],
      dont: ['Do not make a group of one.'],
    },
  },
  args: {
    label: 'Rooms',
    children: (
      <>
        {/* oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- NavItem fills it */}
        <NavItem icon="device" label="RookLegend" link={<a href="#legend" />} />
        {/* oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- NavItem fills it */}
        <NavItem icon="bolt" label="RookRemote" link={<a href="#remote" />} active />
      </>
    ),
  },
} satisfies Meta<typeof NavGroup>
export default meta
type Story = StoryObj<typeof meta>

export const TwoEntries: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Rooms' })).toContainElement(
      canvas.getByRole('link', { name: 'RookRemote' }),
    )
  },
}
