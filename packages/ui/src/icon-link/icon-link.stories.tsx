import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

import { IconLink } from './icon-link.tsx'

const meta = {
  component: IconLink,
  parameters: {
    usage: {
      purpose: 'A way to another page for which a picture says enough, such as the way back.',
      do: ['Put the way back before the title of its page.'],
      dont: ['Do not use it for what changes something: that is a button.'],
    },
  },
  // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the component fills it
  args: { icon: 'back', label: 'Challenges', link: <a href="#challenges" /> },
} satisfies Meta<typeof IconLink>
export default meta
type Story = StoryObj<typeof meta>

export const Back: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Challenges' })).toHaveAttribute('href', '#challenges')
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Challenges')
  },
}
