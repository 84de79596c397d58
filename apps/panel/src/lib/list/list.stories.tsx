import { answer, Refused, silence } from '@repo/api-client/fake/answer'
import { exportThings, listThings, thingList } from '@repo/api-client/fake/things'
import { listAddress } from '@repo/domain/lists/list-address'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import * as v from 'valibot'

import { kitAt } from '../../stories/kit-story.tsx'
import {
  requestsTo,
  fitsIn,
  panelMeta,
  panelOf,
  reload,
  retype,
  toastSays,
  type PanelStory,
} from '../../stories/panel-story.tsx'
import { StoryPanel } from '../../stories/story-panel.tsx'
import { SampleList, thingAt, thingsAre } from './sample-list.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const readAddress = v.parser(v.object(listAddress(thingList)))
const thirty = Array.from({ length: 30 }, (_, index) => thingAt(index))
const listAt = (path: string, answers = () => [thingsAre(thirty)]) => kitAt(SampleList, readAddress, path, answers)

const rows = () => within(screen.getByRole('table', { name: 'Things' })).getAllByRole('row')
const seesRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count))
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const seesAddress = (story: Parameters<typeof panelOf>[0], address: string) =>
  waitFor(() => expect(panelOf(story).address()).toBe(address))

export const Full: PanelStory = {
  ...listAt('/'),
  play: async (story) => {
    await seesRows(21)
    await expect(screen.getByText('Showing 1–20 of 30')).toBeVisible()
    await press('Next page')
    await seesRows(11)
    await seesAddress(story, '/?page=2')
    await press('Since')
    await seesRows(21)
    await seesAddress(story, '/?sort=since&direction=asc')
    await expect(requestsTo(story, listThings).at(-1)).toMatchObject({ query: { sort: 'since', direction: 'asc' } })
    await press('Since')
    await seesAddress(story, '/?sort=since&direction=desc')
    // the third click resets the order
    await press('Since')
    await seesAddress(story, '/')
  },
}

export const Loading: PanelStory = {
  ...listAt('/', () => [answer(listThings, silence)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Things' })).toBeVisible()
    await expect(canvas.queryByText(/Showing/)).toBeNull()
  },
}

export const Empty: PanelStory = {
  ...listAt('/', () => [thingsAre([])]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no things yet')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const NoneFound: PanelStory = {
  ...listAt('/'),
  play: async (story) => {
    await seesRows(21)
    const box = screen.getByRole('searchbox', { name: 'Name' })
    await retype(box, 'th')
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('Enter at least 3 characters')).toBeVisible()
    await retype(box, 'nothing')
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('Nothing matches')).toBeVisible()
    await userEvent.click(screen.getAllByRole('button', { name: 'Show all' }).at(-1) as HTMLElement)
    await seesRows(21)
    await seesAddress(story, '/')
  },
}

export const Failed: PanelStory = {
  ...listAt('/', () => [answer(listThings, () => new Refused(403, 'forbidden'))]),
  play: async (story) => {
    await expect(await screen.findByText('The things did not come.')).toBeVisible()
    panelOf(story).server.say(thingsAre(thirty))
    await press('Try again')
    await seesRows(21)
  },
}

export const SearchFails: PanelStory = {
  ...listAt('/?column=size&search=small', () => [answer(listThings, () => new Refused(403, 'forbidden'))]),
  play: async (story) => {
    await toastSays('Search failed. Try again later.')
    await seesAddress(story, '/')
  },
}

export const SearchRefused: PanelStory = {
  ...listAt('/', () => [
    answer(listThings, (input) =>
      input.query.search === null
        ? { rows: thirty.slice(0, 20), page: 1, size: 20, total: 30, lastPage: 2 }
        : new Refused(422, 'invalid-input'),
    ),
  ]),
  play: async (story) => {
    await seesRows(21)
    await userEvent.type(await screen.findByRole('searchbox'), 'lamp{Enter}')
    await waitFor(() => expect(requestsTo(story, listThings).at(-1)?.query.search).not.toBeNull())
    await seesAddress(story, '/')
    await seesRows(21)
    await expect(screen.queryByText('Search failed. Try again later.')).toBeNull()
    await expect(screen.getByRole('searchbox')).toHaveValue('lamp')
  },
}

/** During a search, the number is the total of the rows shown. */
export const SearchOnItsWay: PanelStory = {
  ...listAt('/'),
  play: async (story) => {
    await seesRows(21)
    panelOf(story).server.say(answer(listThings, silence))
    await userEvent.type(screen.getByRole('searchbox'), 'lamp{Enter}')
    await waitFor(() => expect(requestsTo(story, listThings).at(-1)?.query.search).not.toBeNull())
    await expect(screen.getByText('Showing 1–20 of 30')).toBeVisible()
    await expect(screen.queryByText('30 found')).toBeNull()
  },
}

export const Selection: PanelStory = {
  ...listAt('/'),
  play: async () => {
    await seesRows(21)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Thing 02' }))
    await press('Next page')
    await seesRows(11)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    await expect(await screen.findByText('11 selected')).toBeVisible()
    await press('Pack')
    await toastSays('Packed 11')
    await press('Clear selection')
    await waitFor(() => expect(screen.queryByText('11 selected')).toBeNull())
  },
}

const chooseColumn = async (name: string) => {
  await press('Columns and rows')
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name }))
}

export const Columns: PanelStory = {
  ...listAt('/'),
  play: async (story) => {
    await seesRows(21)
    await chooseColumn('Size')
    await waitFor(() => expect(heads()).toEqual(['', 'Name', 'Since']))
    await reload(story)
    await seesRows(21)
    await waitFor(() => expect(heads()).toEqual(['', 'Name', 'Since']))
    await seesAddress(story, '/')
    await chooseColumn('Size')
    await waitFor(() => expect(heads()).toEqual(['', 'Name', 'Size', 'Since']))
  },
}

export const ColumnsOfAnAddress: PanelStory = {
  ...listAt('/?hidden=since'),
  play: async (story) => {
    await seesRows(21)
    await waitFor(() => expect(heads()).toEqual(['', 'Name', 'Size']))
    await chooseColumn('Size')
    await waitFor(() => expect(heads()).toEqual(['', 'Name']))
    await seesAddress(story, '/?hidden=since%2Csize')
    await chooseColumn('Since')
    await chooseColumn('Size')
    await waitFor(() => expect(heads()).toEqual(['', 'Name', 'Size', 'Since']))
    await seesAddress(story, '/?hidden=')
  },
}

export const File: PanelStory = {
  ...listAt('/?column=size&search=small', () => [
    thingsAre(thirty),
    answer(exportThings, () => new Refused(500, 'internal')),
  ]),
  play: async (story) => {
    await seesRows(16)
    await press('Export')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV file' }))
    await waitFor(() =>
      expect(requestsTo(story, exportThings)).toMatchObject([
        { query: { format: 'csv', search: { column: 'size', text: 'small' } } },
      ]),
    )
  },
}

const longest = thingAt(99, { name: 'Ñandú '.repeat(20).trim(), size: 'W'.repeat(60) })

export const LongAt360: PanelStory = {
  tags: ['picture'],
  ...listAt('/', () => [thingsAre([longest, ...thirty])]),
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async () => {
    await expect(await screen.findByText('Showing 1–20 of 31')).toBeVisible()
    await fitsIn(360)
  },
}

/** One button has what a wide screen shows next to the search. */
export const OptionsOnAPhone: PanelStory = {
  ...listAt('/', () => [thingsAre(thirty), answer(exportThings, () => new Refused(500, 'internal'))]),
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async (story) => {
    await expect(await screen.findByText('Showing 1–20 of 30')).toBeVisible()
    await press('List options')
    const titles = ['Search in', 'Views', 'Columns', 'Rows per page', 'Export']
    for (const title of titles) await expect(await screen.findByText(title)).toBeVisible()
    await userEvent.click(screen.getAllByRole('menuitemcheckbox', { name: 'Since' })[0] as HTMLElement)
    await expect(await screen.findByRole('textbox', { name: 'Since' })).toBeVisible()
    await press('List options')
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: '50 rows' }))
    await seesAddress(story, '/?size=50')
    await press('List options')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV file' }))
    await waitFor(() => expect(requestsTo(story, exportThings)).toHaveLength(1))
  },
}

export const InSpanish: PanelStory = {
  ...listAt('/'),
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await seesRows(21)
    await expect(await canvas.findByText('Se muestran 1–20 de 30')).toBeVisible()
  },
}
