import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ButtonLink } from './button-link.tsx'

const meta = {
  component: ButtonLink,
  parameters: {
    usage: {
      purpose: 'Goes somewhere, with the weight of a button.',
      do: ['Use it for the one way on from an empty or finished view.'],
      dont: ['Do not let it change anything.'],
    },
  },
  // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the component fills it
  args: { children: 'Open rooms', link: <a href="#rooms" /> },
} satisfies Meta<typeof ButtonLink>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open rooms' })).toHaveAttribute('href', '#rooms')
  },
}
export const Accent: Story = { args: { tone: 'accent', icon: 'rooms', size: 'l' } }
