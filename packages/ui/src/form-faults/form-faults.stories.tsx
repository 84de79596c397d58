import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { useFormFaults } from './use-form-faults.ts'

const ALL = ['Name', 'Email', 'Phone', 'City', 'Street', 'Country']

/** A form of so many fields, each of which must be filled. */
function Form({ count }: { count: number }) {
  const names = ALL.slice(0, count)
  const { form, attempt, hasSummary, refuse } = useFormFaults({ fields: count })
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const missing = attempt === 0 ? [] : names.filter((name) => (typed[name] ?? '') === '')
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        refuse()
      }}
    >
      <Stack gap="l">
        {hasSummary && (
          <ErrorSummary
            title="Check these fields"
            errors={missing.map((name) => ({ key: name, text: `${name}: required` }))}
            attempt={attempt}
            form={form}
          />
        )}
        {names.map((name) => (
          <TextField
            key={name}
            name={name}
            label={name}
            value={typed[name] ?? ''}
            error={missing.includes(name) ? 'Required' : undefined}
            onValueChange={(value) => setTyped({ ...typed, [name]: value })}
          />
        ))}
        <Button type="submit">Save</Button>
      </Stack>
    </form>
  )
}

const meta = { component: Form } satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {
  tags: ['picture'],
  args: { count: 2 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ana')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Required')
    canvas.getByLabelText('Name').focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
  },
}

export const Long: Story = {
  args: { count: 6 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ana')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('group', { name: 'Check these fields' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'City: required' }))
    await expect(canvas.getByLabelText('City')).toHaveFocus()
  },
}
