import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { dateLabels } from '../sample/date-labels.ts'
import { SearchBar, type SearchBarProps } from './search-bar.tsx'

type Column = 'name' | 'birthday' | 'sex'

function Held(props: SearchBarProps<Column>) {
  const [value, setValue] = useState(props.value)
  return <SearchBar {...props} value={value} onValueChange={setValue} />
}

const meta = {
  component: SearchBar,
  parameters: {
    usage: {
      purpose: 'Searches one column.',
      do: ['Keep the words when the column changes.'],
      dont: ['Do not search while fewer letters stand than say something.'],
      keys: [{ keys: ['Control+K'], does: 'brings the focus here from anywhere' }],
    },
  },
  args: {
    label: 'Search users',
    columnLabel: 'Search in',
    columns: [
      { value: 'name', label: 'Name' },
      { value: 'birthday', label: 'Birthday' },
      { value: 'sex', label: 'Sex' },
    ],
    column: 'name',
    onColumnChange: fn(),
    input: { kind: 'text', label: 'Name', placeholder: 'Search (Ctrl K)' },
    value: '',
    onValueChange: fn(),
    words: { search: 'Search', clear: 'Show everyone' },
    onSearch: fn(),
    onClear: fn(),
  },
  render: (args) => <Held {...(args as unknown as SearchBarProps<Column>)} />,
} satisfies Meta<typeof SearchBar>
export default meta
type Story = StoryObj<typeof meta>

export const ByText: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Control>}k{/Control}')
    const input = canvas.getByRole('searchbox', { name: 'Name' })
    await expect(input).toHaveFocus()
    await userEvent.type(input, 'ana{Enter}')
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Show everyone' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(input).toHaveFocus()
  },
}
export const ByDay: Story = {
  args: { column: 'birthday', input: { kind: 'date', label: 'Birthday', words: dateLabels.es }, value: '1990-05-04' },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(canvas.getByRole('textbox', { name: 'Birthday' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Birthday' })).toHaveValue('04/05/1990')
  },
}
export const ByChoice: Story = {
  args: {
    column: 'sex',
    input: {
      kind: 'drop',
      label: 'Sex',
      placeholder: 'Choose an option',
      options: [
        { value: 'male', label: 'Male' },
        { value: 'female', label: 'Female' },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sex' }), 'Female')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Search in' }), 'Birthday')
    await expect(args.onColumnChange).toHaveBeenCalledWith('birthday')
  },
}
/** One line for a phone: the column is chosen elsewhere. */
export const Compact: Story = {
  args: { isCompact: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name' }), 'ana')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
}
export const Refused: Story = {
  args: { value: 'an', error: 'Enter at least 3 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Enter at least 3 characters',
    )
  },
}
