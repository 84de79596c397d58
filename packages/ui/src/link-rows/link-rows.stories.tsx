import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { LinkRows } from './link-rows.tsx'

const meta = {
  component: LinkRows,
  parameters: {
    usage: {
      purpose: 'A short list of things that each open a page, with a few figures.',
      do: ['Keep it to what fits beside the main action of a page.'],
      dont: ['Do not use it where people sort or search.'],
    },
  },
  args: {
    label: 'Last classes',
    rows: [
      { id: '1', title: 'Cycling', text: 'Sat, Nov 28, 18:00', values: ['20 people', '71 %', '812 pts'] },
      {
        id: '2',
        title: 'Functional strength and endurance',
        text: 'Fri, Nov 27',
        values: ['6 people', '68 %', '98 pts'],
      },
    ],
    onOpen: fn(),
  },
} satisfies Meta<typeof LinkRows>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  tags: ['picture'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Cycling/ }))
    await expect(args.onOpen).toHaveBeenCalledWith('1')
  },
}
export const WithoutPages: Story = {
  args: { onOpen: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } }
