import type { Meta, StoryObj } from '@storybook/react-vite'

import { Columns } from '../columns/columns.tsx'
import { Inline } from '../inline/inline.tsx'
import { Text } from '../text/text.tsx'
import { iconPaths, type IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'

const meta = {
  component: Icon,
  parameters: {
    usage: {
      purpose: 'A picture beside words.',
      do: ['Use one picture for one meaning.'],
      dont: ['Do not let it stand alone where it acts: that is an icon button.'],
    },
  },
  args: { name: 'heart' },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Decorative: Story = {}
export const Named: Story = { args: { label: 'Heart rate', size: 'xl' } }
export const Filled: Story = { args: { filled: true, size: 'xl' } }

export const AllStates: Story = {
  tags: ['picture'],
  render: () => (
    <Columns min="menu" gap="l">
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <Inline key={name} gap="m">
          <Icon name={name} size="l" />
          <Icon name={name} size="s" />
          <Text size="s" tone="muted">
            {name}
          </Text>
        </Inline>
      ))}
    </Columns>
  ),
}
