import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Inline } from '../inline/inline.tsx'
import { portrait } from '../sample/people.ts'
import { Avatar } from './avatar.tsx'

const meta = {
  component: Avatar,
  parameters: {
    usage: {
      purpose: "A person's or a room's picture, with the name's first letter until it comes.",
      do: ['Set `named` where the name does not stand beside it.'],
      dont: ['Do not use it for a center: that has a mark.', 'Do not crop a logo into it.'],
    },
  },
  args: { name: 'María José Hernández', named: true },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Initial: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'María José Hernández' })).toHaveTextContent(/^M$/)
  },
}
export const Picture: Story = { args: { imageUrl: portrait(3) } }
export const BrokenPicture: Story = { args: { imageUrl: 'data:image/png;base64,AAAA' } }
/** The same name, and others behind it. */
export const ByTheirIds: Story = {
  args: { named: false },
  render: (args) => (
    <Inline gap="m">
      {'abcdefghijkl'.split('').map((id) => (
        <Avatar key={id} {...args} id={id} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const grounds = canvas
      .getAllByText('M')
      .map((letter) => getComputedStyle(letter.parentElement ?? letter).backgroundColor)
    await expect(new Set(grounds).size).toBe(12)
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Inline gap="m">
      {(['s', 'm', 'l'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      {(['s', 'm', 'l'] as const).map((size, index) => (
        <Avatar key={size} {...args} size={size} imageUrl={portrait(index)} />
      ))}
    </Inline>
  ),
}
