import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { ErrorState } from './error-state.tsx'

const meta = {
  component: ErrorState,
  parameters: {
    usage: {
      purpose: 'Says that a part did not load, with a way to try again.',
      do: ['Say which part, and what still works.', 'Give the code to those who ask for help.'],
      dont: ['Do not put the whole view away because one part failed.'],
    },
  },
  args: {
    title: 'The rooms did not load',
    text: "The server didn't respond. Nothing was lost.",
    action: (
      <Button tone="accent" icon="refresh">
        Try again
      </Button>
    ),
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The rooms did not load')
  },
}
export const WithCode: Story = { args: { code: 'Code 503', icon: 'wifi-off' } }
