import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Text } from '../text/text.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Configure</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next)
          props.onOpenChange(next)
        }}
      />
    </>
  )
}

const form = (
  <Stack gap="l">
    <TextField label="Name" required defaultValue="Sala Azul" />
    <NumberField
      label="Duration"
      value="60"
      min={1}
      max={600}
      unit="min"
      onValueChange={() => undefined}
      decreaseLabel="Decrease"
      increaseLabel="Increase"
    />
  </Stack>
)

const meta = {
  component: Dialog,
  parameters: {
    usage: {
      purpose: 'One task on its own, over the view that asked for it.',
      do: ['Give the focus back to what opened it.', 'Keep it short, or let it be a page.'],
      dont: ['Do not open a dialog from a dialog, unless to confirm.', 'Do not lose what was typed.'],
      keys: [{ keys: ['Escape'], does: 'closes it, or asks when something was typed' }],
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Configure the class',
    description: 'What the room starts with.',
    closeLabel: 'Close',
    children: form,
    footer: (
      <>
        <Button tone="ghost">Cancel</Button>
        <Button tone="accent">Start class</Button>
      </>
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = { tags: ['picture'] }
export const Small: Story = { args: { size: 's', footer: undefined, children: <Text>One sentence.</Text> } }
export const Large: Story = { args: { size: 'l', description: undefined } }
export const Long: Story = {
  args: { children: <Text>{'Every rule of the class in one long text. '.repeat(120)}</Text> },
}

export const OpensAndCloses: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Configure' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Configure the class' })
    await expect(dialog).toHaveAccessibleDescription('What the room starts with.')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Held: Story = {
  args: { dismissible: false },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const ClosedByKeyAlone: Story = {
  args: { dismissible: 'by-key' },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await waitFor(async () => {
      await pressBackdrop()
      await expect(args.onOpenChange).not.toHaveBeenCalled()
    })
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

const pressBackdrop = async (): Promise<void> => {
  const backdrop = screen.getByRole('dialog').parentElement?.previousElementSibling
  await userEvent.pointer({ keys: '[MouseLeft]', target: backdrop ?? document.body })
}

export const StaysOnADoubleClick: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Configure' }))
    await screen.findByRole('dialog', { name: 'Configure the class' })
    await pressBackdrop()
    await expect(screen.getByRole('dialog')).toBeVisible()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    // later, the backdrop closes it
    await waitFor(async () => {
      if (screen.queryByRole('dialog') !== null) await pressBackdrop()
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const StaysWhileThePressIsHeld: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Configure' })
    const pointer = { bubbles: true, pointerId: 7, pointerType: 'touch' } as const
    opener.dispatchEvent(new PointerEvent('pointerdown', pointer))
    opener.click()
    const dialog = await screen.findByRole('dialog', { name: 'Configure the class' })
    const openedAt = performance.now()
    await waitFor(() => expect(performance.now() - openedAt).toBeGreaterThan(600), { timeout: 2000 })
    await pressBackdrop()
    await expect(dialog).toBeVisible()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    document.body.dispatchEvent(new PointerEvent('pointerup', pointer))
    await pressBackdrop()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}
