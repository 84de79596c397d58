import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { Heading } from '../heading/heading.tsx'
import { WallPages } from './wall-pages.tsx'

const pagesOf = (...names: string[]) =>
  names.map((name) => ({ key: name, content: <Heading level={2}>{name}</Heading> }))

const meta = {
  component: WallPages,
  args: { pages: pagesOf('First', 'Second', 'Third'), dwell: 600 },
} satisfies Meta<typeof WallPages>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1/3')).toBeVisible()
    await expect(canvas.getAllByRole('heading')).toHaveLength(1)
  },
}

export const One: Story = {
  args: { pages: pagesOf('Alone') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Alone' })).toBeVisible()
    await expect(canvas.queryByText('1/1')).toBeNull()
  },
}

/** Of a page that is not shown nothing is read out. */
export const Turning: Story = {
  args: { dwell: 0.3 },
  play: async ({ canvas }) => {
    for (const name of ['First', 'Second', 'Third', 'First']) await canvas.findByRole('heading', { name })
    await waitFor(() => expect(canvas.getAllByRole('heading')).toHaveLength(1))
  },
}
