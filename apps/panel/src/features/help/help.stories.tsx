import { answer } from '@repo/api-client/fake/answer'
import { listSensors } from '@repo/api-client/sensors/endpoints'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { useSessionStore } from '../../app/session/session-store.ts'
import { panelMeta, panelOf, storyAt, type PanelStory } from '../../stories/panel-story.tsx'
import { pageFrom } from '../../stories/sample-members.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const noSensors = () => [answer(listSensors, ({ query }) => pageFrom([], query))]

export const OnePage: PanelStory = {
  ...storyAt('/help/users'),
  play: async (story) => {
    const { canvas } = story
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    await expect(canvas.getAllByText('Add user', { selector: 'strong' })[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'All help pages' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Requests' }))
    await userEvent.click((await canvas.findAllByRole('link', { name: 'Users' }))[0] as HTMLElement)
    await waitFor(() => expect(panelOf(story).address()).toBe('/help/users'))
  },
}

export const SignedOut: PanelStory = {
  ...storyAt('/help'),
  play: async (story) => {
    useSessionStore.setState({ session: null })
    await userEvent.click(await story.canvas.findByRole('link', { name: 'Sensors' }))
    await expect(await story.canvas.findByRole('heading', { level: 1, name: 'Sensors' })).toBeVisible()
    await expect(panelOf(story).address()).toBe('/help/sensors')
  },
}

export const NoSuchPage: PanelStory = {
  ...storyAt('/help/nowhere'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: "This page doesn't exist" })).toBeVisible()
  },
}

export const FromAnEmptyList: PanelStory = {
  ...storyAt('/sensors', noSensors),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'How this page works' })
    await expect(link).toHaveAttribute('href', '/help/sensors')
    await expect(canvas.getByRole('link', { name: /^Help/ })).toHaveAttribute('href', '/help/sensors')
  },
}

export const OfTheOperator: PanelStory = {
  ...storyAt('/sensors', noSensors, 'admin', { helpUrl: { en: 'https://help.gym.example/', es: '' } }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'How this page works' })
    await expect(link).toHaveAttribute('href', 'https://help.gym.example/sensors')
    const menu = canvas.getByRole('link', { name: /^Help/ })
    await expect(menu).toHaveAttribute('href', 'https://help.gym.example/sensors')
  },
}

export const ByThePalette: PanelStory = {
  ...storyAt('/sensors', noSensors),
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
    await userEvent.keyboard('{Control>}{Shift>}K{/Shift}{/Control}')
    await screen.findByRole('dialog', { name: 'Go to' })
    await userEvent.keyboard('sensors')
    await expect(await screen.findByRole('option', { name: 'Help: Sensors' })).toBeVisible()
    await userEvent.clear(screen.getByRole('combobox'))
    await userEvent.keyboard('bluetooth')
    await expect(await screen.findByRole('option', { name: 'Help: Join a class with your phone' })).toBeVisible()
  },
}
