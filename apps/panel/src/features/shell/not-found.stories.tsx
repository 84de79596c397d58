import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { fitsIn, panelMeta, panelOf, storyAt, toastSays, type PanelStory } from '../../stories/panel-story.tsx'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

export const SignedIn: PanelStory = {
  ...storyAt('/nowhere'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: "This page doesn't exist" })).toBeVisible()
    await expect(await canvas.findByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('link', { name: 'Go to dashboard' }))
  },
}

export const OfAnotherRole: PanelStory = {
  ...storyAt('/admin', () => [], 'coach'),
  play: async (story) => {
    await toastSays("That page isn't for your role")
    await waitFor(() => expect(panelOf(story).address()).toBe('/'))
    await expect(await story.canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  },
}

export const OnAPhone: PanelStory = {
  ...storyAt('/nowhere'),
  globals: { locale: 'es', viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ir al inicio' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Abrir el menú' })).toBeVisible()
    await fitsIn(360)
  },
}
