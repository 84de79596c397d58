import { answer } from '@repo/api-client/fake/answer'
import { listListViews } from '@repo/api-client/list-views/endpoints'
import { listTrainings } from '@repo/api-client/trainings/list-trainings'
import { onScreen } from '@repo/storybook/screens'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { panelMeta, panelOf, storyAt, type PanelStory } from '../../stories/panel-story.tsx'
import { listing, manyMembers, pageFrom } from '../../stories/sample-members.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const trainings = answer(listTrainings, ({ query }) => pageFrom([], query))

/** The rows before stay in sight, dimmed and without clicks, until the slow answer is there. */
export const SlowClick: PanelStory = {
  ...storyAt('/users', () => [listing(() => manyMembers), trainings]),
  globals: onScreen(1366),
  play: async (story) => {
    const { canvas } = story
    const rows = await canvas.findByRole('table', { name: 'Users' })
    const main = canvas.getByRole('main')
    await waitFor(() => expect(main).not.toHaveAttribute('aria-busy'))
    const slow = Promise.withResolvers<[]>()
    panelOf(story).server.say(answer(listListViews, () => slow.promise))
    await userEvent.click(canvas.getByRole('link', { name: 'Sessions' }))
    await waitFor(() => expect(main).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
    await expect(rows).toBeVisible()
    await expect(rows.closest('[data-dimmed]')).not.toBeNull()
    slow.resolve([])
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible()
    await waitFor(() => expect(main).not.toHaveAttribute('aria-busy'))
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

/** A view that loads at once shows no mark. */
export const QuickClick: PanelStory = {
  ...storyAt('/users', () => [listing(() => manyMembers)]),
  globals: onScreen(1366),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 3')
    const main = canvas.getByRole('main')
    await waitFor(() => expect(main).not.toHaveAttribute('aria-busy'))
    const marks: string[] = []
    const observer = new MutationObserver((changes) => marks.push(...changes.map(({ type }) => type)))
    observer.observe(main, { attributes: true, attributeFilter: ['aria-busy'] })
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(await canvas.findByText('Page 2 of 3')).toBeVisible()
    observer.disconnect()
    await expect(marks).toEqual([])
  },
}
