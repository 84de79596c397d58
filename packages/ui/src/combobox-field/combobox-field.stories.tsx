import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { Stack } from '../stack/stack.tsx'
import { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx'

const options = ['America/Mexico City', 'America/New York', 'America/Tijuana', 'Europe/Madrid', 'UTC'].map((label) => ({
  value: label.replaceAll(' ', '_'),
  label,
}))
const search = (typed: string) => options.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))

function Controlled(props: ComboboxFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <ComboboxField
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
  component: ComboboxField,
  parameters: {
    usage: {
      purpose: 'One of many, found by typing.',
      do: [
        'Use it from a dozen choices on.',
        'Leave the typed words when nothing was chosen, until the field is left.',
      ],
      dont: ['Do not make up a choice from what was typed.'],
      keys: [
        { keys: ['ArrowDown'], does: 'goes to the next choice' },
        { keys: ['Enter'], does: 'chooses it' },
        { keys: ['Tab'], does: 'leaves, and brings the words of the choice back' },
      ],
    },
  },
  args: {
    label: 'Time zone',
    value: 'America/Mexico_City',
    onValueChange: fn(),
    options,
    search,
    emptyText: 'Nothing found',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ComboboxField>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveValue('America/Mexico City')
  },
}

export const FoundByTyping: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Time zone' })
    await userEvent.click(input)
    await expect(canvas.getAllByRole('option')).toHaveLength(5)
    await userEvent.clear(input)
    await userEvent.type(input, 'mad')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Europe/Madrid')
    await expect(input).toHaveValue('Europe/Madrid')
    await expect(canvas.queryByRole('option')).toBeNull()
  },
}

export const NothingFits: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Time zone' })
    await userEvent.clear(input)
    await userEvent.type(input, 'gotham')
    await expect(canvas.getByText('Nothing found')).toBeVisible()
    await userEvent.tab()
    await expect(input).toHaveValue('America/Mexico City')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const WithError: Story = {
  args: { value: '', required: true, error: 'Choose a time zone' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Time zone' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Choose a time zone')
  },
}

export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap="xl">
      <ComboboxField {...args} hint="Every clock time follows it" />
      <ComboboxField {...args} value="" required error="Choose a time zone" />
    </Stack>
  ),
}
