import { listChallenges } from '@repo/api-client/challenges/list-challenges'
import { answer, silence } from '@repo/api-client/fake/answer'
import { listMembers } from '@repo/api-client/members/list-members'
import { listSensors } from '@repo/api-client/sensors/endpoints'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { panelMeta, storyAt, type PanelStory } from '../../stories/panel-story.tsx'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const lists = () => [answer(listChallenges, silence), answer(listSensors, silence), answer(listMembers, silence)]

const iconColor = (link: HTMLElement): string => {
  const icon = link.querySelector('svg')
  return icon === null ? '' : getComputedStyle(icon).color
}

export const RoomsInSpanish: PanelStory = {
  ...storyAt('/rooklegend', lists),
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Menú principal' }))
    const rooms = menu.getByRole('group', { name: 'Salas' })
    const links = within(rooms).getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual(['RookLegend', 'RookRemote', 'Retos'])
    const [accent] = links.map(iconColor)
    const active = async (name: string) => {
      await userEvent.click(menu.getByRole('link', { name }))
      const link = await menu.findByRole('link', { name, current: 'page' })
      return iconColor(link)
    }
    const red = await active('Retos')
    await expect(red).not.toBe(accent)
    await expect(await active('Sensores')).toBe(red)
    await expect(await active('Usuarios')).toBe(accent)
  },
}
