import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { Text } from '../text/text.tsx'
import { Drawer, type DrawerProps } from './drawer.tsx'

function Opened(props: DrawerProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Details</Button>
      <Drawer {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

const meta = {
  component: Drawer,
  parameters: {
    usage: {
      purpose: 'The menu, or a task, from the side of a small screen.',
      do: ['Take it away when its entry is chosen.'],
      dont: ['Do not use it where there is room beside.'],
      keys: [{ keys: ['Escape'], does: 'closes it' }],
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Sofía Hernández',
    closeLabel: 'Close',
    children: <Text tone="muted">Four goals reached out of seven.</Text>,
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Right: Story = { tags: ['picture'] }
export const Left: Story = { args: { side: 'left', size: 'menu', title: 'Menu' } }
export const OpensAndCloses: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Details' })
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Sofía Hernández' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const StaysOnADoubleClick: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }))
    const drawer = await screen.findByRole('dialog', { name: 'Sofía Hernández' })
    await userEvent.pointer({ keys: '[MouseLeft]', target: drawer.previousElementSibling ?? document.body })
    await expect(drawer).toHaveAttribute('data-state', 'open')
  },
}
