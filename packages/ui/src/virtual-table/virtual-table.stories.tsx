import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { IconButton } from '../icon-button/icon-button.tsx'
import { VirtualTable } from './virtual-table.tsx'

interface Training {
  id: string
}

interface ManyProps {
  count: number
  onRemove: (id: string) => void
}

function Many({ count, onRemove }: ManyProps) {
  const rows: Training[] = Array.from({ length: count }, (_, index) => ({ id: String(index) }))
  return (
    <VirtualTable
      label="Sessions"
      columns={['No.', 'Modality', 'Training type', 'Duration', 'Date', 'Remove']}
      rows={rows}
      keyOf={({ id }) => id}
      cellsOf={(_, index) => [String(index + 1), 'Group', 'Cycling', '45 min', '01/03/2026']}
      renderAction={({ id }, index) => (
        <IconButton size="s" icon="trash" label={`Remove session ${index + 1}`} onClick={() => onRemove(id)} />
      )}
    />
  )
}

const meta = {
  component: Many,
  parameters: {
    usage: {
      purpose: 'Many rows in a small place.',
      do: ['Use it for rows that are read and not acted on.'],
      dont: ['Do not use it where a list has pages.'],
    },
  },
  args: { count: 3, onRemove: fn() },
} satisfies Meta<typeof Many>
export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove session 2' }))
    await expect(args.onRemove).toHaveBeenCalledWith('1')
  },
}
/** Of a thousand rows only those in sight exist. */
export const Thousand: Story = {
  args: { count: 1000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1001')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(25)
  },
}
