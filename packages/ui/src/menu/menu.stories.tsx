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
  parameters: {
    usage: {
      purpose: 'A few actions behind one button.',
      do: ['Put what deletes last, apart.'],
      dont: ['Do not put the main action of a row in it.'],
      keys: [
        { keys: ['End'], does: 'goes to the last entry' },
        { keys: ['Enter'], does: 'opens it, and chooses' },
      ],
    },
  },
  args: {
    trigger: <IconButton icon="more" label="More actions for Sala Azul" />,
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

export const Actions: Story = { tags: ['picture'], play: opened }

/** Where its place was pressed before its code had come; the focus is in it, as in one that was opened by hand. */
export const OpenAtFirst: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement))
  },
}

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
    const trigger = canvas.getByRole('button', { name: 'More actions for Sala Azul' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{End}{Enter}')
    await expect(remove).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

const more = { name: 'More actions for Sala Azul' }

/** The trigger is labeled before its first use; opened and closed, the same element has the focus again. */
const byFirst = (act: (trigger: HTMLElement) => Promise<unknown>, focused: 'menu' | 'menuitem'): Story => ({
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', more)
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await act(trigger)
    const menu = await screen.findByRole('menu', more)
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect(trigger).toHaveAttribute('aria-controls', menu.id)
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', focused))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(trigger).toHaveFocus()
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Escape}')
  },
})
const byKey = (keys: string) =>
  byFirst(async () => {
    await userEvent.tab()
    await userEvent.keyboard(keys)
  }, 'menuitem')

export const FirstClick = byFirst((trigger) => userEvent.click(trigger), 'menu')
export const FirstTouch = byFirst((target) => userEvent.pointer({ keys: '[TouchA]', target }), 'menu')
export const FirstEnter = byKey('{Enter}')
export const FirstSpace = byKey(' ')
export const FirstArrowDown = byKey('{ArrowDown}')

/** Its pressed trigger closes it, too. */
export const PressedAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', more))
    await screen.findByRole('menu')
    await userEvent.click(canvas.getByRole('button', more))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
