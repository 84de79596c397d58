import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'

import { Inline } from '../inline/inline.tsx'
import { IconButton } from './icon-button.tsx'

const meta = {
  component: IconButton,
  parameters: {
    usage: {
      purpose: 'An action whose picture everybody knows.',
      do: ['Name it with verb and thing: it is spoken and shown as the tooltip.'],
      dont: ['Do not use it for what happens once a month: write the words.'],
      keys: [
        { keys: ['Tab'], does: 'moves to it, and shows its name' },
        { keys: ['Enter'], does: 'presses it' },
      ],
    },
  },
  args: { icon: 'edit', label: 'Edit room', onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Ghost: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Edit room' })).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit room')
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Neutral: Story = { args: { tone: 'neutral' } }
export const Disabled: Story = { args: { disabled: true } }

export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Inline gap="m">
      {(['s', 'm', 'l'] as const).flatMap((size) =>
        (['ghost', 'neutral', 'accent', 'danger'] as const).map((tone) => (
          <IconButton key={size + tone} {...args} size={size} tone={tone} />
        )),
      )}
    </Inline>
  ),
}
