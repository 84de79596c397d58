import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Inline } from '../inline/inline.tsx'
import { Menu } from './menu.tsx'

const remove = fn()
const choose = fn()

const meta = {
  component: Menu,
  args: {
    trigger: <IconButton icon="more" label="More for Sala Azul" />,
    groups: [
      [
        { key: 'edit', label: 'Edit', icon: 'edit', onSelect: choose },
        { key: 'image', label: 'Change picture', icon: 'image', onSelect: choose, disabled: true },
      ],
      [{ key: 'delete', label: 'Delete', icon: 'trash', tone: 'danger', onSelect: remove }],
    ],
  },
  render: (args) => (
    <Inline justify="end">
      <Menu {...args} />
    </Inline>
  ),
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'))
  await screen.findByRole('menu')
}

export const Actions: Story = { play: opened }

export const Languages: Story = {
  args: {
    title: 'admin@demo.example',
    trigger: (
      <Button icon="language" size="s">
        English
      </Button>
    ),
    groups: [
      [
        { key: 'en', label: 'English', checked: true, onSelect: choose },
        { key: 'es', label: 'Español', checked: false, onSelect: choose },
      ],
    ],
  },
  play: opened,
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    remove.mockClear()
    const trigger = canvas.getByRole('button', { name: 'More for Sala Azul' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{End}{Enter}')
    await expect(remove).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
