import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { FileDrop } from './file-drop.tsx'

const meta = {
  component: FileDrop,
  parameters: {
    usage: {
      purpose: 'Takes files that are dropped on it or chosen.',
      do: ['Say which kinds and how large.'],
      dont: ['Do not begin to send what was not accepted.'],
      keys: [{ keys: ['Tab'], does: "moves to the browser's own chooser" }],
    },
  },
  args: {
    label: 'Choose files or drop them here',
    hint: 'FIT, TCX, or GPX, up to 32 MB each',
    onFiles: fn<(files: readonly File[]) => void>(),
  },
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

/** What a browser says while files are dragged over something, and when they are let go. */
const drop = (target: HTMLElement, dropped: readonly File[]): void => {
  const dataTransfer = new DataTransfer()
  for (const file of dropped) dataTransfer.items.add(file)
  for (const type of ['dragover', 'drop'])
    target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
}

const files = ['a.fit', 'b.tcx'].map((name) => new File(['x'], name))

export const Chosen: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    const chooser = canvas.getByLabelText('Choose files or drop them here')
    await expect(chooser).toHaveFocus()
    await expect(chooser).toHaveAccessibleDescription('FIT, TCX, or GPX, up to 32 MB each')
    await userEvent.upload(chooser, files)
    await expect(args.onFiles).toHaveBeenCalledWith(files)
  },
}

export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    drop(canvas.getByText('Choose files or drop them here'), files)
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce())
    await expect(args.onFiles).toHaveBeenCalledWith(files)
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    drop(canvas.getByText('Choose files or drop them here'), files)
    await expect(canvas.getByLabelText('Choose files or drop them here')).toBeDisabled()
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}
