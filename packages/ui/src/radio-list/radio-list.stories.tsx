import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { RadioList, type RadioListProps } from './radio-list.tsx'

type Level = 'all' | 'color' | 'nothing'

function Held(props: RadioListProps<Level>) {
  const [value, setValue] = useState(props.value)
  return (
    <RadioList
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
  component: RadioList,
  parameters: {
    usage: {
      purpose: 'One of a few choices that need a line of explanation.',
      do: ['Put the usual choice first.'],
      dont: ['Do not use it for more than seven choices.'],
      keys: [{ keys: ['ArrowDown'], does: 'takes the next choice' }],
    },
  },
  args: {
    label: 'Shown of me',
    choices: [
      { value: 'all', label: 'Everything', note: 'Name, color, and numbers' },
      { value: 'color', label: 'Only my color', note: 'Name and color, without numbers' },
      { value: 'nothing', label: 'Nothing' },
    ],
    value: 'all',
    onValueChange: fn(),
  },
  render: (args) => <Held {...(args as unknown as RadioListProps<Level>)} />,
} satisfies Meta<typeof RadioList>
export default meta

export const Plain: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Only my color/ }))
    await expect(args.onValueChange).toHaveBeenCalledWith('color')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Nothing' })).toBeChecked()
  },
}
