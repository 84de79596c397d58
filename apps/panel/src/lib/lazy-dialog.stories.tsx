import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import type { Meta } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, screen, userEvent } from 'storybook/test'

import { kitAt } from '../stories/kit-story.tsx'
import { panelMeta, toastSays, type PanelStory } from '../stories/panel-story.tsx'
import { StoryPanel } from '../stories/story-panel.tsx'
import { lazyDialog } from './lazy-dialog.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

interface SampleProps {
  onClose: () => void
}

function Sample({ onClose }: SampleProps) {
  return <Dialog open onOpenChange={onClose} title="Report" closeLabel="Close" />
}

let isOffline = true
const load = (): Promise<ComponentType<SampleProps>> =>
  isOffline ? Promise.reject(new Error('Failed to fetch dynamically imported module: x')) : Promise.resolve(Sample)
const LazySample = lazyDialog(load)

function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Report</Button>
      {isOpen && <LazySample onClose={() => setIsOpen(false)} />}
    </>
  )
}

export const DoesNotCome: PanelStory = {
  ...kitAt(Opener, () => ({}), '/'),
  play: async ({ canvas }) => {
    isOffline = true
    await userEvent.click(await canvas.findByRole('button', { name: 'Report' }))
    await toastSays("Couldn't open this. Check the connection and try again.")
    isOffline = false
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }))
    await expect(await screen.findByRole('dialog', { name: 'Report' })).toBeVisible()
  },
}
