import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Pagination } from './pagination.tsx'

const meta = {
  component: Pagination,
  parameters: {
    usage: {
      purpose: 'Steps through numbered pages.',
      do: ['Say which of how many are shown.'],
      dont: ['Do not take a button away at the end: nothing moves.'],
    },
  },
  args: {
    label: 'Pages of members',
    page: 2,
    lastPage: 217,
    onPage: fn(),
    position: 'Page 2 of 217',
    words: { first: 'First page', previous: 'Previous page', next: 'Next page', last: 'Last page' },
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    for (const name of ['First page', 'Previous page', 'Next page', 'Last page']) {
      await userEvent.click(canvas.getByRole('button', { name }))
    }
    await expect(args.onPage.mock.calls).toEqual([[1], [1], [3], [217]])
  },
}
export const First: Story = {
  args: { page: 1, position: 'Page 1 of 217' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'First page' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Last page' })).toBeEnabled()
  },
}
export const Only: Story = { args: { page: 1, lastPage: 1, position: 'Page 1 of 1' } }
