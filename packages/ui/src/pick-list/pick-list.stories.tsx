import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { PickList } from './pick-list.tsx'

interface ManyProps {
  count: number
  onSelect: (keys: readonly string[]) => void
}

function Many({ count, onSelect }: ManyProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const rows = Array.from({ length: count }, (_, index) => ({
    key: `u${index}`,
    title: `Member ${index + 1}`,
    text: `member${index + 1}@gym.example`,
  }))
  return (
    <PickList
      label="Users"
      rows={rows}
      selected={selected}
      onSelect={(next) => {
        setSelected(next)
        onSelect([...next])
      }}
      emptyText="Nobody matches"
    />
  )
}

const meta = {
  component: Many,
  parameters: {
    usage: {
      purpose: 'Many people or teams, chosen several at once.',
      do: ['Say how many are chosen.'],
      dont: ['Do not lose a choice that a search hides.'],
      keys: [
        { keys: ['Tab'], does: 'moves into the list, once' },
        { keys: ['Space'], does: 'chooses and unchooses' },
        { keys: ['Shift+ArrowDown'], does: 'chooses on the way' },
        { keys: ['Control+A'], does: 'chooses all' },
        { keys: ['Home', 'End'], does: 'goes to the first and the last' },
      ],
    },
  },
  args: { count: 12, onSelect: fn() },
} satisfies Meta<typeof Many>
export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /Member 2 / }))
    await expect(args.onSelect).toHaveBeenLastCalledWith(['u1'])
    await waitFor(() => expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Member 2'))
  },
}

/** Ten thousand, of whom those in sight exist; the keyboard reaches every one. */
export const TenThousand: Story = {
  args: { count: 10_000 },
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('listbox', { name: 'Users' })
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeLessThan(30))
    await userEvent.tab()
    await expect(list).toHaveFocus()
    await userEvent.keyboard('{End}')
    await waitFor(() =>
      expect(document.getElementById(list.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
        'Member 10000',
      ),
    )
    await userEvent.keyboard(' ')
    await expect(args.onSelect).toHaveBeenLastCalledWith(['u9999'])
    await userEvent.keyboard('{Home}')
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith(['u9999', 'u0', 'u1', 'u2']))
    await userEvent.keyboard('{Control>}a{/Control}')
    await waitFor(() => expect(canvas.queryByRole('option', { selected: false })).toBeNull())
  },
}

export const Nobody: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody matches')).toBeVisible()
  },
}
