import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { Stack } from '../stack/stack.tsx'
import { SwitchField, type SwitchFieldProps } from './switch-field.tsx'

function Switched(props: SwitchFieldProps) {
  const [checked, setChecked] = useState(props.checked)
  return (
    <SwitchField
      {...props}
      checked={checked}
      onCheckedChange={(next) => {
        setChecked(next)
        props.onCheckedChange(next)
      }}
    />
  )
}

const meta = {
  component: SwitchField,
  parameters: {
    usage: {
      purpose: 'On or off, at once.',
      do: ['Word it as what is on.'],
      dont: ['Do not use it in a form that is sent: that is a checkbox.'],
      keys: [{ keys: ['Space'], does: 'turns it on and off' }],
    },
  },
  args: { label: 'Unlimited capacity', checked: false, onCheckedChange: fn() },
  render: (args) => <Switched {...args} />,
} satisfies Meta<typeof SwitchField>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Unlimited capacity' })
    control.focus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap="l">
      <Switched {...args} />
      <Switched {...args} checked hint="Up to 100 people" />
      <Switched {...args} checked disabled />
    </Stack>
  ),
}
