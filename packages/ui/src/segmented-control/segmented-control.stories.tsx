import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx'

function Chosen(props: SegmentedControlProps) {
  const [value, setValue] = useState(props.value)
  return (
    <SegmentedControl
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        props.onValueChange(next)
      }}
    />
  )
}

const meta = {
  component: SegmentedControl,
  parameters: {
    usage: {
      purpose: 'One of a few, always exactly one.',
      do: ['Use it for two to four short words, with a label.'],
      dont: ['Do not use it for actions.'],
      keys: [
        { keys: ['ArrowRight'], does: 'goes to the next' },
        { keys: ['Enter'], does: 'takes it' },
      ],
    },
  },
  args: {
    label: 'Order',
    value: 'effort',
    onValueChange: fn(),
    segments: [
      { value: 'effort', label: 'Effort', icon: 'bolt' },
      { value: 'calories', label: 'Calories', icon: 'flame' },
      { value: 'jumps', label: 'Saltos', icon: 'trampoline' },
    ],
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

/** In a form its name stands above, and what it does below. */
export const Labeled: Story = {
  tags: ['picture'],
  args: { isLabeled: true, hint: 'Decides who comes first on the display' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.label)).toBeVisible()
    await expect(canvas.getByRole('radiogroup', { name: args.label })).toHaveAccessibleDescription(
      'Decides who comes first on the display',
    )
  },
}

export const Three: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Calories' }))
    await expect(canvas.getByRole('radio', { name: 'Calories' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Calories' }))
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('jumps')
  },
}
export const OneDisabled: Story = {
  args: {
    segments: [
      { value: 'effort', label: 'Effort' },
      { value: 'calories', label: 'Calories', disabled: true },
    ],
  },
}
