import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { Stack } from '../stack/stack.tsx'
import { CheckboxField, type CheckboxFieldProps } from './checkbox-field.tsx'

function Ticked(props: CheckboxFieldProps) {
  const [checked, setChecked] = useState(props.checked)
  return (
    <CheckboxField
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
  component: CheckboxField,
  parameters: {
    usage: {
      purpose: 'Yes or no that counts once the form is sent.',
      do: ['Word it so that ticked means yes.'],
      dont: ['Do not word it as a negation.', 'Do not use it for what acts at once: that is a switch.'],
      keys: [{ keys: ['Space'], does: 'ticks and unticks it' }],
    },
  },
  args: { label: 'Keep me signed in', checked: false, onCheckedChange: fn() },
  render: (args) => <Ticked {...args} />,
} satisfies Meta<typeof CheckboxField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Keep me signed in' })
    await userEvent.click(canvas.getByText('Keep me signed in'))
    await expect(box).toBeChecked()
    box.focus()
    await userEvent.keyboard(' ')
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
    // Enter is for the form that it stands in
    await userEvent.keyboard('{Enter}')
    await expect(box).not.toBeChecked()
    // a hundred of them that had a place of their own would be gone through at each touch
    await expect(getComputedStyle(box).position).toBe('static')
    await expect(getComputedStyle(box, '::after').position).toBe('static')
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap="l">
      <Ticked {...args} />
      <Ticked {...args} checked hint="For 30 days on this device" />
      <Ticked {...args} error="Please accept to go on" required />
      <Ticked {...args} checked disabled />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    const boxes = canvas.getAllByRole('checkbox', { name: /^Keep me signed in/ })
    const [, described, refused, fixed] = boxes as [HTMLElement, HTMLElement, HTMLElement, HTMLElement]
    await expect(described).toHaveAccessibleDescription('For 30 days on this device')
    await expect(refused).toBeRequired()
    await expect(refused).toBeInvalid()
    await expect(fixed).toBeDisabled()
    await userEvent.click(fixed)
    await expect(fixed).toBeChecked()
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
}
