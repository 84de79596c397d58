import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Inline } from '../inline/inline.tsx'
import { Stack } from '../stack/stack.tsx'
import { Button } from './button.tsx'

const meta = {
  component: Button,
  parameters: {
    usage: {
      purpose: 'Does something, here and now.',
      do: [
        'Begin with a verb and name the thing: “Start class”.',
        'One accent button a view: what most people came for.',
        'Keep it live while a form is incomplete, and say what is missing when pressed.',
      ],
      dont: ['Do not disable it without words that say why.', 'Do not use it to go somewhere: that is a button link.'],
      keys: [
        { keys: ['Tab'], does: 'moves to it' },
        { keys: ['Enter', 'Space'], does: 'presses it' },
      ],
    },
  },
  args: { children: 'Start class', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Accent: Story = {
  args: { tone: 'accent', icon: 'play' },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Start class' })).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
export const Danger: Story = { args: { tone: 'danger', children: 'Stop class', icon: 'stop' } }
export const Ghost: Story = { args: { tone: 'ghost', children: 'Cancel' } }
export const Disabled: Story = { args: { disabled: true } }
export const Wide: Story = { args: { wide: true, tone: 'accent', size: 'l' } }

export const Loading: Story = {
  args: { loading: true, tone: 'accent' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Start class' })
    button.focus()
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap="l">
      {(['accent', 'neutral', 'danger', 'ghost'] as const).map((tone) => (
        <Inline key={tone} gap="m">
          <Button {...args} tone={tone} size="s" />
          <Button {...args} tone={tone} />
          <Button {...args} tone={tone} icon="play" />
          <Button {...args} tone={tone} size="l" icon="play" />
          <Button {...args} tone={tone} loading />
          <Button {...args} tone={tone} disabled />
        </Inline>
      ))}
    </Stack>
  ),
}
