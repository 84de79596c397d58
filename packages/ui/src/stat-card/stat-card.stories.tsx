import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Columns } from '../columns/columns.tsx'
import { Sparkline } from '../sparkline/sparkline.tsx'
import { StatCard } from './stat-card.tsx'

const meta = {
  component: StatCard,
  parameters: {
    usage: {
      purpose: 'One figure, the days it counts, and how it came about.',
      do: ['Say the days', 'link to what it is made of.'],
      dont: ['Do not show a change without what it is compared with.'],
    },
  },
  args: { label: 'Trainings this week', value: '148', icon: 'heart' },
} satisfies Meta<typeof StatCard>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Loading: Story = { args: { value: undefined, trend: null } }
export const LeadingOn: Story = {
  args: {
    // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- StatCard puts the label into the link
    link: <a href="#users" />,
    children: <Sparkline values={[1, 4, 2, 8]} label="Four weeks" />,
    trend: { text: '+6 %', direction: 'up' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Trainings this week' })).toHaveAttribute('href', '#users')
    await expect(canvas.getByRole('img', { name: 'Four weeks' })).toBeVisible()
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Columns min="stat">
      <StatCard {...args} />
      <StatCard
        {...args}
        label="Calories"
        value="48,210"
        unit="kcal"
        icon="flame"
        tone="danger"
        trend={{ text: '12 % over last week', direction: 'up', tone: 'success' }}
      />
      <StatCard
        {...args}
        label="Miembros activos"
        value="96"
        icon="users"
        trend={{ text: '3 fewer than in May', direction: 'down', tone: 'danger' }}
      />
      <StatCard {...args} label="Rooms" value={undefined} icon="rooms" />
    </Columns>
  ),
}
