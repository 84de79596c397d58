import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'

import { TeamBoard } from './team-board.tsx'

const people = ['Ana', 'Bea', 'Caro', 'Dora'].map((title) => ({ key: title, title }))

function Board() {
  const [teams, setTeams] = useState<Readonly<Record<string, string>>>({ Ana: '1', Bea: '1', Caro: '2' })
  const columns = ['1', '2'].map((key) => {
    const rows = people.filter((person) => teams[person.key] === key)
    return { key, label: `Team ${key} · ${rows.length}`, rows }
  })
  const rest = people.filter(({ key }) => teams[key] === undefined)
  return (
    <TeamBoard
      columns={[...columns, { key: '', label: `No team · ${rest.length}`, rows: rest }]}
      onMove={(keys, to) => setTeams({ ...teams, ...Object.fromEntries(keys.map((key) => [key, to])) })}
      moveLabel={(count) => `Move ${count} here`}
      emptyText="No one yet"
    />
  )
}

const meta = {
  component: Board,
  parameters: {
    usage: {
      purpose: 'People dealt into teams, and moved by hand.',
      do: ['Offer moving by keys and by menu.'],
      dont: ['Do not deal anew what was moved by hand, without asking.'],
      keys: [{ keys: ['Tab'], does: 'moves to a person' }],
    },
  },
} satisfies Meta<typeof Board>
export default meta
type Story = StoryObj<typeof meta>

export const ByButton: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('option', { name: 'Dora' }))
    const moves = await canvas.findAllByRole('button', { name: 'Move 1 here' })
    await expect(moves).toHaveLength(2)
    await userEvent.click(moves[1] as HTMLElement)
    const team = await canvas.findByRole('listbox', { name: 'Team 2 · 2' })
    await waitFor(() => expect(within(team).getByRole('option', { name: 'Dora' })).toBeVisible())
    await expect(await canvas.findByText('No one yet')).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Ana' })
    await userEvent.tab()
    await userEvent.keyboard(' 2')
    const team = await canvas.findByRole('listbox', { name: 'Team 2 · 2' })
    await waitFor(() => expect(within(team).getByRole('option', { name: 'Ana' })).toBeVisible())
  },
}

export const ByDragging: Story = {
  play: async ({ canvas }) => {
    const bea = await canvas.findByRole('option', { name: 'Bea' })
    const target = canvas.getByRole('listbox', { name: 'Team 2 · 1' })
    await fireEvent.dragStart(bea)
    await fireEvent.dragOver(target)
    await fireEvent.drop(target)
    const team = await canvas.findByRole('listbox', { name: 'Team 2 · 2' })
    await waitFor(() => expect(within(team).getByRole('option', { name: 'Bea' })).toBeVisible())
  },
}
