import type { Meta, StoryObj } from '@storybook/react-vite'

import { Card } from '../card/card.tsx'
import { Columns } from './columns.tsx'

const meta = {
  component: Columns,
  args: {
    children: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => <Card key={day}>{day}</Card>),
  },
} satisfies Meta<typeof Columns>
export default meta
type Story = StoryObj<typeof meta>

export const Cards: Story = {}
export const Stats: Story = { args: { min: 'stat', gap: 's' } }
export const Wide: Story = { args: { min: 'column' } }
