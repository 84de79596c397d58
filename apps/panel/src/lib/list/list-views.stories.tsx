import { answer, Refused } from '@repo/api-client/fake/answer'
import { thingList } from '@repo/api-client/fake/things'
import { deleteListView, keepListView, listListViews } from '@repo/api-client/list-views/endpoints'
import { listAddress } from '@repo/domain/lists/list-address'
import type { NamedView } from '@repo/domain/lists/list-view'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import * as v from 'valibot'

import { kitAt } from '../../stories/kit-story.tsx'
import {
  requestsTo,
  dialogGone,
  dialogOf,
  panelMeta,
  panelOf,
  type PanelStory,
  retype,
  toastSays,
} from '../../stories/panel-story.tsx'
import { StoryPanel } from '../../stories/story-panel.tsx'
import { SampleList, thingAt, thingsAre } from './sample-list.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const small: NamedView = {
  uuid: '0190a000-0000-7000-8000-0000000000c1',
  name: 'Small ones',
  address: { column: 'size', search: 'small', hidden: 'since' },
  isDefault: false,
}
const newest: NamedView = {
  uuid: '0190a000-0000-7000-8000-0000000000c2',
  name: 'Newest',
  address: { sort: 'since', direction: 'desc' },
  isDefault: true,
}

const keeping = (...first: readonly NamedView[]) => {
  let views = first
  return [
    thingsAre([thingAt(0), thingAt(1)]),
    answer(listListViews, () => views),
    answer(keepListView, ({ body }) => {
      const others = views.filter(({ name }) => name !== body.name)
      const kept = { ...body, uuid: '0190a000-0000-7000-8000-0000000000c3' }
      views = [...others.map((view) => (body.isDefault ? { ...view, isDefault: false } : view)), kept]
      return { uuid: kept.uuid }
    }),
    answer(deleteListView, ({ params }) => {
      views = views.filter(({ uuid }) => uuid !== params.uuid)
      return { message: 'ok' }
    }),
  ]
}

const listAt = (path: string, ...views: readonly NamedView[]) =>
  kitAt(SampleList, v.parser(v.object(listAddress(thingList))), path, () => keeping(...views))

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string, role = 'menuitem') => userEvent.click(await screen.findByRole(role, { name }))
const addressIs = (story: Parameters<typeof panelOf>[0], address: string) =>
  waitFor(() => expect(panelOf(story).address()).toBe(address))
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

const keepAs = async (name: string) => {
  await choose('Save view…')
  const form = await dialogOf('Save view')
  await retype(form.getByRole('textbox', { name: /^View name/ }), name)
  return form
}

export const Kept: PanelStory = {
  ...listAt('/?column=size&search=small'),
  play: async (story) => {
    await press('Columns and rows')
    await choose('Since', 'menuitemcheckbox')
    await waitFor(() => expect(heads()).toEqual(['', 'Name', 'Size']))
    await press('Views')
    const form = await keepAs('Small ones')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await toastSays('View “Small ones” saved')
    await dialogGone()
    await addressIs(story, '/?column=size&search=small&hidden=since')
    await expect(await screen.findByRole('button', { name: 'Small ones' })).toBeVisible()
    const body = { name: 'Small ones', address: small.address, isDefault: false }
    await expect(requestsTo(story, keepListView)).toMatchObject([{ body }])
    await press('Small ones')
    await choose('No view')
    // local storage outlives the story
    await press('Columns and rows')
    await choose('Since', 'menuitemcheckbox')
    await waitFor(() => expect(heads()).toEqual(['', 'Name', 'Size', 'Since']))
  },
}

export const Shown: PanelStory = {
  ...listAt('/', small, newest),
  play: async (story) => {
    await waitFor(() => expect(heads()).toEqual(['', 'Name', 'Size', 'Since']))
    await press('Views')
    await choose('Small ones', 'menuitemcheckbox')
    await addressIs(story, '/?column=size&search=small&hidden=since')
    await waitFor(() => expect(heads()).toEqual(['', 'Name', 'Size']))
    await press('Small ones')
    await choose('Newest (default)', 'menuitemcheckbox')
    await addressIs(story, '/?sort=since&direction=desc')
    await waitFor(() => expect(heads()).toEqual(['', 'Name', 'Size', 'Since']))
    await press('Newest')
    await choose('No view')
    await addressIs(story, '/')
  },
}

export const ReplacedAndUndone: PanelStory = {
  ...listAt('/?sort=name&direction=desc', small, newest),
  play: async (story) => {
    await press('Views')
    const form = await keepAs('Small ones')
    await expect(await form.findByText('Replaces the existing view with this name.')).toBeVisible()
    await userEvent.click(form.getByRole('switch', { name: 'Use this view by default' }))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await toastSays('View “Small ones” saved')
    await press('Undo')
    await toastSays('Views restored')
    const sent = requestsTo(story, keepListView).map(({ body: { name, address, isDefault } }) => [
      name,
      address,
      isDefault,
    ])
    await expect(sent.slice(1)).toEqual([
      ['Small ones', small.address, false],
      ['Newest', newest.address, true],
    ])
  },
}

export const DeletedAndUndone: PanelStory = {
  ...listAt('/?sort=since&direction=desc', small, newest),
  play: async (story) => {
    await press('Newest')
    await choose('Delete view')
    await toastSays('View “Newest” deleted')
    await expect(await screen.findByRole('button', { name: 'Views' })).toBeVisible()
    await press('Undo')
    await toastSays('Views restored')
    await expect(await screen.findByRole('button', { name: 'Newest' })).toBeVisible()
    await expect(requestsTo(story, keepListView)).toMatchObject([{ body: { name: 'Newest', isDefault: true } }])
  },
}

export const TooMany: PanelStory = {
  ...kitAt(SampleList, v.parser(v.object(listAddress(thingList))), '/', () => [
    answer(keepListView, () => new Refused(409, 'too-many-views')),
    ...keeping(),
  ]),
  play: async () => {
    await press('Views')
    const form = await keepAs('One more')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await toastSays('too-many-views')
    await expect(form.getByRole('textbox', { name: /^View name/ })).toHaveValue('One more')
  },
}
