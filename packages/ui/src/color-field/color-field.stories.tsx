import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'

import { ColorField, type ColorFieldProps } from './color-field.tsx'

function Held(props: ColorFieldProps) {
  const [value, setValue] = useState(props.value)
  const take = (next: string) => {
    setValue(next)
    props.onValueChange(next)
  }
  return <ColorField {...props} value={value} onValueChange={take} />
}

const meta = {
  component: ColorField,
  parameters: {
    usage: {
      purpose: 'A color: typed, picked or chosen from a few that fit.',
      do: ['Offer what is readable, and say which contrast is missing of what is not.'],
      dont: ['Do not take a color that words cannot be read on.'],
    },
  },
  args: {
    label: 'Brand color',
    hint: 'On walls and phones',
    value: '',
    onValueChange: fn(),
    pickLabel: 'Pick a color',
    clearLabel: 'Clear color',
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ColorField>
export default meta
type Story = StoryObj<typeof meta>

/** Empty until something is typed or picked, and emptied again by one press. */
export const Empty: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('textbox', { name: 'Brand color' })
    await expect(canvas.queryByRole('button', { name: 'Clear color' })).toBeNull()
    await userEvent.type(text, '#ffb800')
    await expect(canvas.getByLabelText('Pick a color')).toHaveValue('#ffb800')
    await fireEvent.change(canvas.getByLabelText('Pick a color'), { target: { value: '#84cc16' } })
    await expect(text).toHaveValue('#84cc16')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear color' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
  },
}

export const WithError: Story = {
  args: { value: '#1a237e', error: 'Too dark for dark screens' },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'Brand color' })
    await expect(text).toBeInvalid()
    await expect(text).toHaveAccessibleDescription('Too dark for dark screens')
  },
}

export const WithChoices: Story = {
  args: {
    value: '#ffb800',
    choices: [
      { value: '#ffb800', label: '#ffb800' },
      { value: '#84cc16', label: '#84cc16' },
      { value: '#c084fc', label: '#c084fc' },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '#ffb800' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: '#84cc16' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#84cc16')
    await expect(canvas.getByRole('button', { name: '#84cc16' })).toHaveAttribute('aria-pressed', 'true')
  },
}
