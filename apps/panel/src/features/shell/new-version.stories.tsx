import type { Meta } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { useVersionStore } from '../../app/connection/version-store.ts'
import { fitsIn, panelMeta, storyAt, toastSays, type PanelStory } from '../../stories/panel-story.tsx'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

export const Told: PanelStory = {
  ...storyAt('/profile'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Help\s*Version \d+\.\d+\.\d+$/ })).toBeVisible()
    useVersionStore.setState({ isOld: true })
    await toastSays('A new version is available')
    await expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
}

export const ToldInSpanish: PanelStory = {
  ...storyAt('/profile'),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    useVersionStore.setState({ isOld: true })
    await toastSays('Hay una versión nueva')
    await fitsIn(360)
  },
}
