import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Card } from '../card/card.tsx'
import { Frame } from '../sample/frame.tsx'
import { Stack } from '../stack/stack.tsx'
import { DescriptionList } from './description-list.tsx'

const items = [
  { key: 'name', term: 'Name', value: 'María Fernanda' },
  { key: 'last', term: 'Last name', value: 'Villavicencio-Etxeberria de la Torre' },
  { key: 'birthday', term: 'Birthday', value: 'May 4, 1990' },
  { key: 'age', term: 'Age', value: '36 years' },
  { key: 'sex', term: 'Sex', value: 'Female' },
  { key: 'calories', term: 'Calories', value: '12,480 kcal' },
  { key: 'sessions', term: 'Sessions', value: '27' },
  { key: 'time', term: 'Total time', value: '21.4 h' },
  { key: 'points', term: 'Points', value: '3,120' },
]

const meta = {
  component: DescriptionList,
  parameters: {
    usage: {
      purpose: 'Facts with their names.',
      do: ['Show a dash for what is not known.'],
      dont: ['Do not use it for what people compare: that is a table.'],
    },
  },
  args: { items },
  render: (args) => (
    <Card padding="l">
      <DescriptionList {...args} />
    </Card>
  ),
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = { args: { items: [] } }
export const One: Story = { args: { items: items.slice(0, 1) } }
export const Many: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(9)
    await expect(canvas.getByText('36 years')).toBeVisible()
  },
}
/** Five facts stand in one line of a dialog. */
export const Dense: Story = {
  args: { items: items.filter(({ key }) => key !== 'last').slice(0, 5), isDense: true },
  render: (args) => (
    <Frame width={640} height="auto">
      <DescriptionList {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect().top)
    await expect(tops).toHaveLength(5)
    await expect(new Set(tops).size).toBe(1)
  },
}
export const Loading: Story = { args: { items: items.map((item) => ({ ...item, value: undefined })) } }

export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap="l">
      <Card padding="l">
        <DescriptionList {...args} />
      </Card>
      <Frame width={296} height="auto">
        <Card>
          <DescriptionList {...args} />
        </Card>
      </Frame>
    </Stack>
  ),
}
