import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { Card } from '../card/card.tsx'
import { Columns } from './columns.tsx'

const meta = {
  component: Columns,
  parameters: {
    usage: {
      purpose: 'As many equal columns as fit.',
      do: ['Use it for parts that may stand in any number of rows.'],
      dont: ['Do not use it for a form: fields stand below each other.'],
    },
  },
  args: {
    children: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => <Card key={day}>{day}</Card>),
  },
} satisfies Meta<typeof Columns>
export default meta
type Story = StoryObj<typeof meta>

export const Cards: Story = { tags: ['picture'] }
export const Stats: Story = { args: { min: 'stat', gap: 's' } }
/** The width of a line is theirs, however few they are. */
export const Parts: Story = { args: { min: 'part', children: [<Card key="only">Monday</Card>] } }
/** On a tablet five figures stand as three and two, and both lines are full. */
export const Figures: Story = {
  args: { min: 'figure', gap: 'm' },
  globals: { viewport: { value: 'w768', isRotated: false } },
  play: async ({ canvas }) => {
    const box = (day: string) => canvas.getByText(day).getBoundingClientRect()
    await waitFor(() => expect(box('Thursday').top).toBeGreaterThan(box('Wednesday').top))
    await expect(box('Wednesday').top).toBe(box('Monday').top)
    await expect(Math.abs(box('Friday').right - box('Wednesday').right)).toBeLessThan(1)
  },
}
