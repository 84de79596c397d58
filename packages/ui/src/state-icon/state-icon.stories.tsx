import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

import { Inline } from '../inline/inline.tsx'
import { StateIcon } from './state-icon.tsx'

const meta = {
  component: StateIcon,
  parameters: {
    usage: {
      purpose: 'A state beside a name in a narrow cell, with its words in a tooltip.',
      do: ['Use a badge where its words have room.'],
      dont: ['Do not press it: what acts is an icon button.'],
    },
  },
  args: { icon: 'ban', label: 'Banned', tone: 'danger' },
} satisfies Meta<typeof StateIcon>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  render: () => (
    <Inline gap="s">
      <StateIcon icon="ban" label="Banned" tone="danger" />
      <StateIcon icon="warning" label="Pseudonym taken" tone="warning" />
    </Inline>
  ),
}

export const ShowsItsWordsOnFocus: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: args.label })).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.label)
  },
}
