import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { Stack } from '../stack/stack.tsx'
import { SelectField, type SelectFieldProps } from './select-field.tsx'

function Chosen(props: SelectFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <SelectField
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
  component: SelectField,
  parameters: {
    usage: {
      purpose: 'One of some, in a list that opens.',
      do: ['Use it from five to a dozen choices', 'fewer are segments.'],
      dont: ['Do not choose for people what matters to them.'],
      keys: [
        { keys: ['ArrowDown'], does: 'goes to the next choice' },
        { keys: ['Enter'], does: 'opens it, and takes the choice' },
      ],
    },
  },
  args: {
    label: 'Training type',
    value: undefined,
    placeholder: 'Choose one',
    onValueChange: fn(),
    options: [
      { value: 'cycling', label: 'Cycling' },
      { value: 'trampoline', label: 'Trampolín' },
      { value: 'boots', label: 'Kangoo boots', disabled: true },
      { value: 'functional', label: 'Functional strength' },
    ],
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Placeholder: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Training type' })
    await userEvent.tab()
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    // the list has been placed
    const first = await screen.findByRole('option', { name: 'Cycling' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('trampoline')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(trigger).toHaveTextContent('Trampolín')
  },
}
/** The press that brings the list opens it as well, also one on the words beside the button. */
export const ByPress: Story = {
  args: { hint: 'Decides the order' },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Training type' })
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('option', { name: 'Functional strength' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('functional')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(trigger)
    await expect(await screen.findByRole('option', { name: 'Kangoo boots' })).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Functional strength')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(trigger).toHaveTextContent('Functional strength')
  },
}
export const ByItsWords: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Training type'))
    await screen.findByRole('option', { name: 'Cycling' })
    await userEvent.keyboard('{Escape}')
  },
}
export const WithValue: Story = { args: { value: 'cycling' } }
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap="xl">
      <Chosen {...args} />
      <Chosen {...args} value="cycling" hint="Decides the order and the steps icon" required />
      <Chosen {...args} error="Choose a training type" required />
      <Chosen {...args} value="cycling" disabled />
    </Stack>
  ),
}
