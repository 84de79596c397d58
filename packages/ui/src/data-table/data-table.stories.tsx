import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { IconButton } from '../icon-button/icon-button.tsx'
import { Truncated } from '../truncated/truncated.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'

interface Person {
  id: string
  name: string
  email: string
  age: number
}

const PEOPLE: readonly Person[] = [
  { id: 'a', name: 'Ana Núñez', email: 'ana@example.com', age: 34 },
  { id: 'b', name: 'Bruno Paz', email: 'bruno@example.com', age: 29 },
  { id: 'c', name: 'Carla Solís', email: 'carla@example.com', age: 51 },
]

const editButton = ({ name }: Person) => <IconButton size="s" icon="edit" label={`Edit ${name}`} />

const PeopleTable = (args: Partial<DataTableProps<Person>> & { narrow?: boolean }) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<{ key: string; direction: 'asc' | 'desc' }>({ key: 'name', direction: 'asc' })
  return (
    <div style={args.narrow === true ? { width: 328 } : undefined}>
      <DataTable
        label="Members"
        columns={[
          { key: 'name', header: 'Name', cell: ({ name }) => name, isTitle: true, isSortable: true },
          { key: 'email', header: 'Email', cell: ({ email }) => email, isSortable: true },
          { key: 'age', header: 'Age', cell: ({ age }) => age, align: 'end' },
        ]}
        rows={PEOPLE}
        keyOf={({ id }) => id}
        sort={sort}
        onSort={(key) => setSort({ key, direction: sort.direction === 'asc' ? 'desc' : 'asc' })}
        selection={{
          selected,
          onChange: setSelected,
          allLabel: 'Select the page',
          rowLabel: ({ name }) => `Select ${name}`,
        }}
        actions={{ header: 'Actions', render: editButton }}
        {...args}
      />
    </div>
  )
}

const meta = {
  component: PeopleTable,
  parameters: {
    usage: {
      purpose: 'Rows to compare, search and act on; cards on a phone.',
      do: ['Put what people look for first.', 'Have an empty, a loading and a failed state.'],
      dont: ['Do not scroll the page sideways: columns give way, and say so.'],
    },
  },
} satisfies Meta<typeof PeopleTable>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expect(canvas.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'descending')
  },
}

export const Selecting: Story = {
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select the page' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Bruno Paz' }))
    await expect(all).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(all)
    await expect(all).toHaveAttribute('aria-checked', 'true')
    await userEvent.click(all)
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Select Bruno Paz' })).not.toBeChecked())
  },
}

/** The header's checkbox changes at once, and those of the rows after it was drawn. */
export const TickedByOneBox: Story = {
  play: async ({ canvas, canvasElement }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select the page' })
    const of = canvas.getByRole('checkbox', { name: 'Select Bruno Paz' })
    const seen: (string | null)[] = []
    const watch = new MutationObserver(() => seen.push(of.getAttribute('aria-checked')))
    watch.observe(all, { attributes: true, attributeFilter: ['aria-checked'] })
    await userEvent.click(all)
    await waitFor(() => expect(of).toBeChecked())
    watch.disconnect()
    await expect(seen).toEqual(['false'])
    await expect(within(canvasElement).getAllByRole('row', { selected: true })).toHaveLength(3)
  },
}

const LONG = Array.from({ length: 9 }, (_, index) => ({
  key: `c${index}`,
  header: `Column ${index}`,
  cell: ({ email }: Person) => email,
  isTitle: index === 0,
  size: 'l' as const,
}))

const placeOfActions = (button: HTMLElement): string => getComputedStyle(button.closest('td') ?? document.body).position

/** What can be done with a row stays in view where columns scroll, and has no place of its own where none does. */
export const ActionsStay: Story = {
  args: { columns: LONG },
  play: async ({ canvas }) => {
    await expect(placeOfActions(canvas.getByRole('button', { name: 'Edit Bruno Paz' }))).toBe('sticky')
  },
}

export const ActionsNeedNotStay: Story = {
  play: async ({ canvas }) => {
    await expect(placeOfActions(canvas.getByRole('button', { name: 'Edit Bruno Paz' }))).toBe('static')
  },
}

export const Marked: Story = { args: { isMarked: ({ id }) => id === 'b' } }

/** Where rows are cards they are still rows to a screen reader. */
export const Cards: Story = {
  args: { narrow: true, isMarked: ({ id }) => id === 'b', sortLabel: 'Sort by' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Ana Núñez/ })
    await expect(within(row).getByText('ana@example.com')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by Name' }))
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Name' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Email' }))
    await expect(await canvas.findByRole('button', { name: 'Sort by Email' })).toBeVisible()
  },
}
/** A card shows one line of details, and a button shows the others. */
export const CardDetails: Story = {
  args: {
    narrow: true,
    rows: PEOPLE.slice(0, 1),
    card: { title: ({ name }) => name, covers: [], more: 'More details' },
    columns: ['Email', 'Work', 'Home', 'Other'].map((header, index) => ({
      key: header,
      header,
      isTitle: index === 0,
      cell: ({ email }: Person) => email,
    })),
  },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'More details' })
    const row = canvas.getByRole('row', { name: /Ana Núñez/ })
    const height = row.clientHeight
    await userEvent.click(more)
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expect(row.clientHeight).toBeGreaterThan(height)
    await userEvent.click(more)
    await expect(row.clientHeight).toBe(height)
  },
}
/** Rows that load are as high as rows that have come, so that nothing jumps. */
export const Loading: Story = {
  args: { loadingRows: 2 },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('row').map((row) => row.getBoundingClientRect().height)
    await expect(heights).toHaveLength(6)
    await expect(new Set(heights.slice(1)).size).toBe(1)
  },
}
export const LoadingCards: Story = { args: { rows: [], loadingRows: 3, narrow: true } }
export const Stale: Story = { args: { isStale: true } }
export const Plain: Story = { args: { selection: undefined, onSort: undefined } }

const columnsCut: DataTableProps<Person>['columns'] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, isTitle: true },
  { key: 'email', header: 'Email', cell: ({ email }) => <Truncated text={email} shown={`${email.slice(0, 5)}…`} /> },
]

const copied = (cell: Element): string => {
  const clipboardData = new DataTransfer()
  cell.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
  return clipboardData.getData('text/plain')
}

/** Selected cells are copied whole, one row a line; what is selected in one cell is left to the browser. */
export const CopiedWhole: Story = {
  args: { columns: columnsCut, selection: undefined, actions: undefined },
  play: async ({ canvas, canvasElement }) => {
    const [, ana, bruno] = canvas.getAllByRole('row')
    const selection = canvasElement.ownerDocument.getSelection()
    if (ana === undefined || bruno === undefined || selection === null) throw new Error('no rows to select')
    selection.setBaseAndExtent(ana, 0, bruno, bruno.childNodes.length)
    await expect(copied(ana)).toBe('Ana Núñez\tana@example.com\nBruno Paz\tbruno@example.com')
    selection.selectAllChildren(within(ana).getByRole('rowheader'))
    await expect(copied(ana)).toBe('')
    selection.removeAllRanges()
  },
}

/** Paper shows whole texts, without checkboxes and actions. */
export const Printed: Story = {
  args: { rows: PEOPLE.map((person) => ({ ...person, name: `${person.name}${' de la Concepción'.repeat(6)}` })) },
  globals: { colors: 'print' },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('checkbox')).toBeNull())
    await expect(canvas.queryByRole('columnheader', { name: 'Actions' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Edit Ana Núñez' })).toBeNull()
    for (const cell of [...canvas.getAllByRole('rowheader'), ...canvas.getAllByRole('cell')]) {
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
    }
  },
}
