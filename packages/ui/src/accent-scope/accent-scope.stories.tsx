import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { Inline } from '../inline/inline.tsx'
import { AccentScope } from './accent-scope.tsx'

const accents = {
  accent: '#ffb800',
  accentHover: '#fed794',
  onAccent: '#191001',
  accentText: '#feca6c',
  accentSoft: '#31240e',
  focus: '#fed48b',
}

const meta = {
  component: AccentScope,
  parameters: {
    usage: {
      purpose: 'Shows parts in an accent that the page does not wear, before somebody chooses it.',
      do: ['Use it where a center picks its own color.'],
      dont: ['Do not use it to make one part of a screen stand out.'],
    },
  },
  args: { accents, children: <Button tone="accent">Start</Button> },
  render: (args) => (
    <Inline gap="l">
      <AccentScope {...args} />
      <Button tone="accent">Page</Button>
    </Inline>
  ),
} satisfies Meta<typeof AccentScope>
export default meta
type Story = StoryObj<typeof meta>

/** What is outside keeps the page's own. */
export const Yellow: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const fillOf = (name: string) => getComputedStyle(canvas.getByRole('button', { name })).backgroundColor
    await waitFor(() => expect(fillOf('Start')).toBe('rgb(255, 184, 0)'))
    await expect(fillOf('Page')).toBe('rgb(45, 212, 191)')
  },
}
