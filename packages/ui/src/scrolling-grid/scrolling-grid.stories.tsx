import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, waitFor } from 'storybook/test'

import { IconButton } from '../icon-button/icon-button.tsx'
import { gridProps } from '../sample/board.ts'
import { labelsEn } from '../sample/tiles.ts'
import { ScrollingGrid, type ScrollingGridProps } from './scrolling-grid.tsx'

const meta = {
  component: ScrollingGrid,
  parameters: {
    usage: {
      purpose: 'Many tiles in the panel, where only those in sight exist.',
      do: ['Use it from twenty people on.'],
      dont: ['Do not use it on a wall: nobody scrolls there.'],
    },
    layout: 'fullscreen',
  },
  args: { ...gridProps(100), labels: labelsEn, label: 'Participants', columns: 5, rowHeight: 190 },
  render: (args) => (
    <div style={{ height: '600px', padding: '0.5rem' }}>
      <ScrollingGrid {...args} />
    </div>
  ),
} satisfies Meta<typeof ScrollingGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Hundred: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Participants' })
    await waitFor(() => expect(canvas.getAllByRole('group').length).toBeGreaterThan(5))
    await expect(canvas.getAllByRole('group').length).toBeLessThan(60)
    region.scrollTop = region.scrollHeight
    await waitFor(() => expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', '100'))
  },
}
export const OneColumn: Story = { args: { columns: 1, ...gridProps(24) } }
export const Empty: Story = {
  args: { ids: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument()
  },
}

const removeButton = (id: string) => <IconButton icon="ban" size="s" label={`Remove ${id}`} />

/** Sorts on a window event, like a tick of the class. */
function Sorted(props: ScrollingGridProps) {
  const [ids, setIds] = useState(props.ids)
  useEffect(() => {
    const sort = () => setIds((before) => before.toReversed())
    addEventListener('sort-tiles', sort)
    return () => removeEventListener('sort-tiles', sort)
  }, [])
  return (
    <div style={{ height: '600px' }}>
      <ScrollingGrid {...props} ids={ids} renderAction={removeButton} />
    </div>
  )
}

/** A focused tile keeps its focus when it is sorted far out of sight. */
export const FocusStays: Story = {
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas, args }) => {
    const first = args.ids[0] ?? ''
    const button = await canvas.findByRole('button', { name: `Remove ${first}` })
    button.focus()
    dispatchEvent(new Event('sort-tiles'))
    await waitFor(() => expect(canvas.getByRole('button', { name: `Remove ${args.ids.at(-1)}` })).toBeInTheDocument())
    await expect(button).toHaveFocus()
    await expect(button.closest('li')).toHaveAttribute('aria-posinset', '100')
  },
}
