import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'

import { IconButton } from '../icon-button/icon-button.tsx'
import { PictureGrid } from './picture-grid.tsx'

const colored = (color: string) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="${color}"/></svg>`

const meta = {
  component: PictureGrid,
  parameters: {
    usage: {
      purpose: "Pictures in an order of one's own.",
      do: ['Offer the menu to those who do not drag.'],
      dont: ['Do not order by dragging alone.'],
    },
  },
  args: {
    label: 'Pictures',
    pictures: ['teal', 'tomato', 'gold'].map((key, index) => ({
      key,
      url: colored(key),
      label: `Picture ${index + 1} of 3`,
    })),
    onOpen: fn(),
    onMove: fn(),
    renderMenu: (key) => <IconButton size="s" icon="more" label={`Actions for ${key}`} />,
  },
} satisfies Meta<typeof PictureGrid>
export default meta
type Story = StoryObj<typeof meta>

/** Dragged to the place of another one, which stays where it is dropped on itself. */
export const Three: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Picture 2 of 3' }))
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith('tomato'))
    const [first, , third] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement]
    await fireEvent.dragStart(first)
    await fireEvent.dragOver(third)
    await fireEvent.drop(third)
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith('teal', 2))
    await fireEvent.dragStart(third)
    await fireEvent.drop(third)
    await expect(args.onMove).toHaveBeenCalledTimes(1)
  },
}

export const None: Story = {
  args: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0)
  },
}
