import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'

import { Scrubber, type ScrubberProps } from './scrubber.tsx'

function Moved(props: ScrubberProps) {
  const [value, setValue] = useState(props.value)
  return <Scrubber {...props} value={value} valueText={`${value} of ${props.max}`} onValueChange={setValue} />
}

const meta = {
  component: Scrubber,
  parameters: {
    usage: {
      purpose: 'Goes to any moment of something recorded.',
      do: ['Say the moment in words as it moves.'],
      dont: ['Do not play while it is dragged.'],
      keys: [{ keys: ['Tab'], does: 'moves to it' }],
    },
  },
  render: (args) => <Moved {...args} />,
  args: { label: 'Playback position', value: 120, max: 2700, valueText: '', onValueChange: () => {} },
} satisfies Meta<typeof Scrubber>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Playback position' })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await fireEvent.change(slider, { target: { value: '121' } })
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '121 of 2700'))
  },
}
export const Start: Story = { args: { value: 0 } }
export const End: Story = { args: { value: 2700 } }
