import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { TextareaField, type TextareaFieldProps } from './textarea-field.tsx'

function Typed(props: TextareaFieldProps) {
  const [value, setValue] = useState(props.value)
  return <TextareaField {...props} value={value} onValueChange={setValue} />
}

const meta = {
  component: TextareaField,
  parameters: {
    usage: {
      purpose: 'Several lines of words.',
      do: ['Count what is left when it comes to an end.'],
      dont: ['Do not cut what was pasted.'],
    },
  },
  args: { label: 'Description', value: '', limit: 100, onValueChange: fn() },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof TextareaField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  tags: ['picture'],
  args: { hint: '5 to 100 characters' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'Hola')
    await expect(canvas.getByText('4/100')).toBeVisible()
  },
}
export const TooLong: Story = { args: { value: 'a'.repeat(104), error: 'At most 100 characters' } }
export const Disabled: Story = { args: { value: 'Cycling with fifteen places.', disabled: true } }
