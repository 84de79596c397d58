import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx'

/** Offers what contains the text, as a panel does. */
function Opened({ groups, ...props }: CommandPaletteProps) {
  const [open, setOpen] = useState(props.open)
  const [text, setText] = useState(props.text)
  const fitting = groups.map((group) => ({
    ...group,
    items: group.items.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
  }))
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette
        {...props}
        open={open}
        onOpenChange={setOpen}
        text={text}
        onTextChange={setText}
        groups={fitting}
      />
    </>
  )
}

const goTo = fn()

const meta = {
  component: CommandPalette,
  parameters: {
    usage: {
      purpose: 'One field that leads everywhere.',
      do: ['Offer what somebody may do, and nothing else.', 'Say places, people and actions in the words of the menu.'],
      dont: ['Do not hide an action here alone.'],
      keys: [
        { keys: ['ArrowDown'], does: 'goes to the next offer' },
        { keys: ['Enter'], does: 'follows it' },
        { keys: ['Escape'], does: 'closes it' },
      ],
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    text: '',
    onTextChange: fn(),
    emptyText: 'No results',
    words: {
      label: 'Go to',
      placeholder: 'Page, room, or person',
      close: 'Close',
      move: 'Navigate',
      choose: 'Choose',
    },
    groups: [
      {
        key: 'screens',
        label: 'Pages',
        items: [
          { key: 'dashboard', label: 'Dashboard', icon: 'dashboard', onSelect: () => goTo('dashboard') },
          { key: 'users', label: 'Users', icon: 'users', onSelect: () => goTo('users') },
        ],
      },
      {
        key: 'people',
        label: 'People',
        items: [
          {
            key: 'ana',
            label: 'Ana María Guadalupe Fernández de la Reguera y Echeverría',
            detail: 'ana.maria.guadalupe.fernandez.de.la.reguera@gimnasio.example',
            icon: 'user',
            onSelect: () => goTo('ana'),
          },
        ],
      },
      {
        key: 'actions',
        label: 'Actions',
        items: [{ key: 'keys', label: 'Keyboard shortcuts', icon: 'info', keys: ['?'], onSelect: () => goTo('keys') }],
      },
    ],
  },
  render: (props) => <Opened {...props} />,
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

export const Offering: Story = { tags: ['picture'] }

export const ByKeyboard: Story = {
  play: async () => {
    goTo.mockClear()
    const field = await screen.findByRole('combobox', { name: 'Go to' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(goTo).toHaveBeenLastCalledWith('users')
    await userEvent.type(field, 'ana')
    await expect(await screen.findAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(goTo).toHaveBeenLastCalledWith('ana')
  },
}

export const NothingFits: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Go to' }), 'zzz')
    await expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('No results')
  },
}

export const LeavesToWhereItCameFrom: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Search' })
    await userEvent.click(button)
    await screen.findByRole('dialog', { name: 'Go to' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
