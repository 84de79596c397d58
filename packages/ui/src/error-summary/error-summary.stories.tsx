import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, userEvent } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx'

function Form({ title }: Pick<ErrorSummaryProps, 'title'>) {
  const form = useRef<HTMLFormElement>(null)
  const [attempt, setAttempt] = useState(0)
  const errors = [
    { key: 'name', text: 'Name: required' },
    { key: 'email', text: 'Email: required' },
  ]
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        setAttempt(attempt + 1)
      }}
    >
      <Stack gap="l">
        <ErrorSummary title={title} errors={attempt === 0 ? [] : errors} attempt={attempt} form={form} />
        <TextField label="Name" value="" error={attempt === 0 ? undefined : 'Required'} />
        <TextField label="Email" value="" error={attempt === 0 ? undefined : 'Required'} />
        <Button type="submit">Save</Button>
      </Stack>
    </form>
  )
}

const meta = {
  component: Form,
  parameters: {
    usage: {
      purpose: 'Everything that is wrong with a form, in one place that takes the focus.',
      do: ['Use it from six fields on', 'each line leads to its field.'],
      dont: ['Do not repeat “required”: say what to enter.'],
    },
  },
  args: { title: 'Check these fields' },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const TakesTheFocus: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Check these fields' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('group', { name: 'Check these fields' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Email: required' }))
    await expect(canvas.getByLabelText(/^Email/)).toHaveFocus()
  },
}
