import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

function Fragile() {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('it cannot be drawn')
  return <Button onClick={() => setBroken(true)}>Break it</Button>
}

const meta = {
  component: ErrorBoundary,
  parameters: {
    usage: {
      purpose: 'Leaves a way on where a part of the screen cannot be drawn.',
      do: ['Give it a fallback that needs nothing of what may have failed: words, a picture, a button.'],
      dont: ['Do not use it for what a server refuses: that has its own words.'],
    },
  },
  args: { children: <Fragile />, fallback: <ErrorState title="Something went wrong" /> },
} satisfies Meta<typeof ErrorBoundary>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = { tags: ['picture'] }

export const Broken: Story = {
  beforeEach: () => {
    const original = console.error
    // React logs caught errors, and a story that logs an error fails
    console.error = () => {}
    return () => {
      console.error = original
    }
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Break it' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong')
  },
}
