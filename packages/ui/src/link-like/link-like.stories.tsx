import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { LinkLike } from './link-like.tsx'

const meta = {
  component: LinkLike,
  // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the component fills it
  args: { children: 'Back to the rooms', link: <a href="#rooms" /> },
} satisfies Meta<typeof LinkLike>
export default meta
type Story = StoryObj<typeof meta>

export const Accent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the rooms' })).toHaveAttribute('href', '#rooms')
  },
}
export const WithIcon: Story = { args: { icon: 'back' } }
export const Quiet: Story = { args: { tone: 'quiet' } }
