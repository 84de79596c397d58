import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { EditableTable, type EditableRow } from './editable-table.tsx'

const rows: readonly EditableRow[] = [
  {
    key: '2',
    number: 2,
    name: 'Ana Ruiz',
    state: <Badge tone="danger">Fault</Badge>,
    tone: 'danger',
    cells: {
      email: { text: 'ana@members.example' },
      name: { text: 'Ana' },
      birthday: { text: '31/02/1990', error: 'Enter a valid date' },
      weight: { text: '' },
    },
  },
  {
    key: '3',
    number: 3,
    name: 'Íñigo Soto',
    state: <Badge tone="accent">Changed</Badge>,
    cells: {
      email: { text: 'inigo@members.example' },
      name: { text: 'Íñigo' },
      birthday: { text: '04/05/88', understood: 'May 4, 1988' },
      weight: { text: '82', before: '79' },
    },
  },
  {
    key: '4',
    number: 4,
    name: 'Zoé Luna',
    state: <Badge>Left out</Badge>,
    note: 'Another row has the same person',
    tone: 'muted',
    cells: { email: { text: 'zoe@members.example' }, name: { text: 'Zoé' }, birthday: { text: '' } },
  },
]

const edits: string[][] = []

const meta = {
  component: EditableTable,
  parameters: {
    usage: {
      purpose: "Shows a file's rows, names what is wrong in each cell, and lets it be corrected in place.",
      do: ['Say in each faulty cell what a correct value looks like.'],
      dont: ['Do not use it for stored data: that is edited in a form.'],
      keys: [
        { keys: ['Enter'], does: 'opens a cell, and saves what was typed' },
        { keys: ['Escape'], does: 'leaves the cell as it was' },
      ],
    },
  },
  args: {
    label: 'Rows of the file',
    columns: [
      { key: 'email', header: 'Email', isReadOnly: true },
      { key: 'name', header: 'Name' },
      { key: 'birthday', header: 'Birthday' },
      { key: 'weight', header: 'Weight' },
    ],
    rows,
    headers: { number: 'Row', state: 'State', actions: 'Actions' },
    words: { empty: 'empty', more: 'All fields', less: 'Fewer fields' },
    onEdit: ({ key }, column, text) => {
      edits.push([key, column, text])
      return new Promise((resolve) => setTimeout(resolve))
    },
    renderActions: ({ name }: EditableRow) => (
      <Button size="s" tone="ghost" aria-label={`Leave out ${name}`}>
        Leave out
      </Button>
    ),
  },
} satisfies Meta<typeof EditableTable>
export default meta
type Story = StoryObj<typeof meta>

export const Faults: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('button', { name: 'Birthday: 31/02/1990' })
    await expect(cell).toHaveAccessibleDescription('Enter a valid date')
  },
}

export const ReadOnly: Story = {
  args: { onEdit: undefined, renderActions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByText('79')).toBeVisible()
  },
}

export const Restored: Story = {
  play: async ({ canvas }) => {
    edits.length = 0
    await userEvent.click(canvas.getAllByRole('button', { name: 'Weight: empty' })[0] as HTMLElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Weight' }), '70')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    await expect(edits).toEqual([])
  },
}

export const Edited: Story = {
  play: async ({ canvas }) => {
    edits.length = 0
    await userEvent.click(canvas.getAllByRole('button', { name: 'Weight: empty' })[0] as HTMLElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Weight' }), '70')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(edits).toEqual([['2', 'weight', '70']]))
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Weight: empty' })[0]).toHaveFocus())
  },
}

export const Understood: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Birthday: May 4, 1988' }))
    await expect(await canvas.findByRole('textbox', { name: 'Birthday' })).toHaveValue('04/05/88')
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('button', { name: 'Birthday: May 4, 1988' })).toHaveFocus()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    const card = within(first as HTMLElement)
    await expect(card.getByText('Enter a valid date')).toBeVisible()
    await expect(card.queryByText('Weight')).toBeNull()
    await userEvent.click(card.getByRole('button', { name: 'All fields' }))
    await expect(card.getByText('Weight')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}
