import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { Stack } from '../stack/stack.tsx'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

function Counted(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <NumberField
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
  component: NumberField,
  parameters: {
    usage: {
      purpose: 'A number with its unit.',
      do: ['Say the bounds in the hint.', 'Let people type', 'the buttons are for one more or less.'],
      dont: ['Do not use it for a number that is a name, such as a code.'],
      keys: [
        { keys: ['ArrowUp'], does: 'one more' },
        { keys: ['ArrowDown'], does: 'one less' },
        { keys: ['PageDown'], does: 'ten less' },
      ],
    },
  },
  args: {
    label: 'Duration',
    value: '60',
    min: 1,
    max: 600,
    unit: 'min',
    decreaseLabel: 'Decrease',
    increaseLabel: 'Increase',
    onValueChange: fn(),
  },
  render: (args) => <Counted {...args} />,
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Duration' })
    const more = canvas.getByRole('button', { name: 'Increase' })
    await expect(more).toHaveAccessibleDescription('Duration')
    await userEvent.click(more)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('61')
    input.focus()
    await userEvent.keyboard('{ArrowDown}{PageDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('50')
    await userEvent.clear(input)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await userEvent.type(input, '999')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('999')
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('600')
    await userEvent.clear(input)
    // what is no whole number stays as it was typed: dropping a character would make it another number
    await userEvent.type(input, '12.5')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12.5')
    await expect(input).toHaveValue('12.5')
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap="xl">
      <Counted {...args} />
      <Counted {...args} value="1" hint="1 to 600 minutes" required />
      <Counted {...args} value="900" error="At most 600 minutes" />
      <Counted {...args} disabled />
    </Stack>
  ),
}
