import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Stack } from '../stack/stack.tsx'
import { TextField } from './text-field.tsx'

const meta = {
  component: TextField,
  parameters: {
    usage: {
      purpose: 'One line of words.',
      do: ['Keep the label in sight', 'the hint says the form.', 'Let the browser fill in what it knows.'],
      dont: ['Do not use a placeholder for a label.'],
    },
  },
  args: { label: 'Room name', onValueChange: fn() },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { hint: '4 to 15 characters', placeholder: 'Sala Azul' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Room name' })
    await expect(input).toHaveAccessibleDescription('4 to 15 characters')
    await userEvent.type(input, 'Sala')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Sala')
  },
}

export const WithError: Story = {
  args: { error: 'At least 4 characters', required: true, defaultValue: 'Az' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Room name' })
    await expect(input).toBeInvalid()
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription('At least 4 characters')
  },
}

export const Password: Story = {
  args: {
    label: 'Contraseña',
    type: 'password',
    autoComplete: 'current-password',
    defaultValue: 'correcthorse',
    revealLabels: { show: 'Show password', hide: 'Hide password' },
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Contraseña')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sala Azul' } }

export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap="xl">
      <TextField {...args} placeholder="Sala Azul" />
      <TextField {...args} hint="4 to 15 characters" required defaultValue="Sala Azul" />
      <TextField {...args} hint="Another room has this name too" isWarning defaultValue="Sala Azul" />
      <TextField {...args} error="At least 4 characters" required defaultValue="Az" />
      <TextField {...args} disabled defaultValue="Sala Azul" />
      <TextField {...args} type="password" defaultValue="secret" revealLabels={{ show: 'Show', hide: 'Hide' }} />
    </Stack>
  ),
}
