import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

function Opened(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        Stop class
      </Button>
      <ConfirmDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

const meta = {
  component: ConfirmDialog,
  parameters: {
    usage: {
      purpose: 'Asks before what cannot be taken back.',
      do: ['Name the thing, and say what stays: “What was trained is stored”.', 'Let the button repeat the verb.'],
      dont: ['Do not ask before what can be undone: offer the undo.', 'Do not answer with Yes and No.'],
      keys: [
        { keys: ['Tab'], does: 'leads to the way out first' },
        { keys: ['Enter'], does: 'presses what has the focus' },
      ],
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Stop the class now?',
    description: 'Twelve trainings are stored as they stand. The class cannot go on afterwards.',
    confirmLabel: 'Stop class',
    cancelLabel: 'Keep going',
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Danger: Story = {
  tags: ['picture'],
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Stop class' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('alertdialog', { name: 'Stop the class now?' })
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Keep going' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Stop class' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const Calm: Story = { args: { tone: 'accent', title: 'Sign out the other device?', confirmLabel: 'Go on' } }
export const Busy: Story = { args: { busy: true } }
