import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'

import { DateField, type DateFieldProps } from './date-field.tsx'

function Held(props: DateFieldProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    setValue(next)
    props.onValueChange(next)
  }
  return <DateField {...props} value={value} onValueChange={change} />
}

const meta = {
  component: DateField,
  args: { label: 'Birthday', value: '1990-05-04', onValueChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.change(canvas.getByLabelText('Birthday'), { target: { value: '1991-01-02' } })
    await expect(args.onValueChange).toHaveBeenCalledWith('1991-01-02')
  },
}
export const Empty: Story = { args: { value: '', required: true, hint: 'Not in the future' } }
export const Invalid: Story = { args: { value: '2100-01-01', error: 'Choose a day that has been' } }
export const Disabled: Story = { args: { disabled: true } }
