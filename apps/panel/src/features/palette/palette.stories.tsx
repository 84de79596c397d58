import { answer } from '@repo/api-client/fake/answer'
import { listSensors } from '@repo/api-client/sensors/endpoints'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { dialogOf, panelMeta, panelOf, storyAt, type PanelStory } from '../../stories/panel-story.tsx'
import { fewMembers, listing, pageFrom } from '../../stories/sample-members.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const quiet = () => [listing(() => fewMembers), answer(listSensors, ({ query }) => pageFrom([], query))]

const openPalette = async () => {
  await screen.findByRole('heading', { level: 1 })
  await userEvent.keyboard('{Control>}{Shift>}K{/Shift}{/Control}')
  return dialogOf('Go to')
}
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

export const ForAnAdministrator: PanelStory = {
  ...storyAt('/roles', quiet),
  play: async () => {
    await openPalette()
    const all = ['Users', 'Sensors', 'Center information', 'My profile', 'Audit log']
    await waitFor(() => expect(offered()).toEqual(expect.arrayContaining(all)))
    await userEvent.keyboard('add')
    await waitFor(() =>
      expect(offered()).toEqual(['Add room', 'Add challenge', 'Add user', 'Add sensor', 'Add administrator']),
    )
  },
}

export const ForACoach: PanelStory = {
  ...storyAt('/sensors', quiet, 'coach'),
  play: async () => {
    await openPalette()
    await waitFor(() => expect(offered()).toEqual(expect.arrayContaining(['Users', 'My profile'])))
    await expect(offered()).not.toContain('Audit log')
    await userEvent.keyboard('add')
    await expect(await screen.findByText(/^No results for “add”/)).toBeVisible()
  },
}

export const People: PanelStory = {
  ...storyAt('/roles', quiet),
  play: async () => {
    await openPalette()
    await userEvent.keyboard('member2@')
    await expect(await screen.findByRole('option', { name: /member2@members\.example/ })).toBeVisible()
    await expect(offered()).toHaveLength(1)
  },
}

export const FormByItsAddress: PanelStory = {
  ...storyAt('/sensors?add=true', quiet),
  play: async (story) => {
    const form = await dialogOf('Add sensor')
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(panelOf(story).address()).toBe('/sensors'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const NoFormForACoach: PanelStory = {
  ...storyAt('/sensors?add=true', quiet, 'coach'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sensors yet')).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Add sensor' })).toBeNull()
  },
}

export const Shortcuts: PanelStory = {
  ...storyAt('/sensors', quiet),
  play: async () => {
    const box = await screen.findByRole('searchbox', { name: 'Name' })
    await userEvent.type(box, '?')
    await expect(box).toHaveValue('?')
    await expect(screen.queryByRole('dialog')).toBeNull()
    box.blur()
    await userEvent.keyboard('?')
    const keys = await dialogOf('Keyboard shortcuts')
    await expect(keys.getByText('Show keyboard shortcuts')).toBeVisible()
  },
}
