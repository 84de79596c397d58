import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { Heading } from '../heading/heading.tsx'
import { WallPages } from './wall-pages.tsx'

const pagesOf = (...names: string[]) =>
  names.map((name) => ({ key: name, content: <Heading level={2}>{name}</Heading> }))

const meta = {
  component: WallPages,
  parameters: {
    usage: {
      purpose: 'Pages of a wall that fade into each other.',
      do: ['Say how many there are, and which is shown.'],
      dont: ['Do not turn faster than a name is found.'],
    },
  },
  args: { pages: pagesOf('First', 'Second', 'Third'), dwell: 600 },
} satisfies Meta<typeof WallPages>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  tags: ['picture'],
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

/** The page that is shown stays when others come, and goes when it is there no more. */
export const Changing: Story = {
  args: { dwell: 0.4 },
  render: function Growing({ dwell }) {
    const [names, setNames] = useState(['First', 'Second'])
    const [isStill, setIsStill] = useState(false)
    return (
      <>
        <Button onClick={() => setIsStill(true)}>Still</Button>
        <Button onClick={() => setNames(['First', 'Second', 'Third', 'Fourth', 'Fifth'])}>More</Button>
        <Button onClick={() => setNames(['First'])}>Fewer</Button>
        <WallPages pages={pagesOf(...names)} dwell={isStill ? 600 : dwell} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('2/2')
    await userEvent.click(canvas.getByRole('button', { name: 'Still' }))
    const shown = (canvas.getByText(/\/2$/).textContent ?? '').charAt(0)
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(await canvas.findByText(`${shown}/5`)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer' }))
    await expect(await canvas.findByRole('heading', { name: 'First' })).toBeVisible()
    await expect(canvas.queryByText('1/1')).toBeNull()
  },
}
