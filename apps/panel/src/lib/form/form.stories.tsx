import { answer, offline, Refused, silence, type Answer } from '@repo/api-client/fake/answer'
import { saveThing } from '@repo/api-client/fake/things'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import * as v from 'valibot'

import { kitAt } from '../../stories/kit-story.tsx'
import {
  requestsTo,
  dialogGone,
  dialogOf,
  fitsIn,
  panelMeta,
  panelOf,
  reload,
  toastSays,
  type PanelStory,
} from '../../stories/panel-story.tsx'
import { StoryPanel } from '../../stories/story-panel.tsx'
import { SampleForm } from './sample-form.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const readSearch = v.parser(v.object({ long: v.optional(v.boolean()) }))
const saves = () => [answer(saveThing, () => ({ message: 'ok' }))]
const formAt = (path: string, answers: () => readonly Answer[] = saves) => kitAt(SampleForm, readSearch, path, answers)

const boxOf = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) })
const type = async (name: string, text: string) => userEvent.type(await boxOf(name), text)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const open = async () => {
  await press('Add')
  return dialogOf('New thing')
}
const fillIn = async () => {
  await open()
  await type('Name', 'Lamp')
  await type('Maker', 'Sol & Co')
}

export const Saved: PanelStory = {
  ...formAt('/'),
  play: async (story) => {
    await fillIn()
    await press('Save')
    await toastSays('Thing saved')
    await dialogGone()
    await expect(requestsTo(story, saveThing)).toMatchObject([{ body: { name: 'Lamp', maker: 'Sol & Co', color: '' } }])
    await reload(story)
    await screen.findByRole('button', { name: 'Add' })
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const RefusedByItsRules: PanelStory = {
  ...formAt('/'),
  play: async (story) => {
    await open()
    await type('Name', 'Lamp')
    await type('Color', 'x')
    await press('Save')
    await waitFor(async () => expect(await boxOf('Maker')).toHaveFocus())
    await expect(await screen.findByText('Enter the maker')).toBeVisible()
    await expect(screen.getByText('Between 2 and 10 characters')).toBeVisible()
    await expect(screen.queryByText('Check these fields')).toBeNull()
    await type('Maker', 'Sol')
    await waitFor(() => expect(screen.queryByText('Enter the maker')).toBeNull())
    await press('Save')
    await waitFor(async () => expect(await boxOf('Color')).toHaveFocus())
    await expect(requestsTo(story, saveThing)).toEqual([])
  },
}

export const Summary: PanelStory = {
  ...formAt('/?long=true'),
  play: async () => {
    await open()
    await press('Save')
    const summary = await screen.findByRole('button', { name: 'Enter the shelf' })
    await waitFor(() => expect(document.activeElement).toContainElement(summary))
    await userEvent.click(summary)
    await waitFor(async () => expect(await boxOf('Shelf')).toHaveFocus())
  },
}

export const DraftKept: PanelStory = {
  ...formAt('/'),
  play: async (story) => {
    await fillIn()
    await type('Shelf', 'secret')
    await reload(story)
    await dialogOf('New thing')
    await expect(await screen.findByText('We kept what you typed')).toBeVisible()
    await expect(await boxOf('Maker')).toHaveValue('Sol & Co')
    await expect(await boxOf('Shelf')).toHaveValue('')
    await press('Discard')
    await waitFor(async () => expect(await boxOf('Maker')).toHaveValue(''))
    await expect(screen.queryByText('We kept what you typed')).toBeNull()
    await reload(story)
    await screen.findByRole('button', { name: 'Add' })
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

const pressEscape = async (): Promise<void> => {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
}

export const Escape: PanelStory = {
  ...formAt('/'),
  play: async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await dialogGone()
    await open()
    await type('Name', 'Lamp')
    for (const leave of [pressEscape, () => press('Cancel'), () => press('Close')]) {
      await leave()
      await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })
      await press('Keep editing')
      await dialogGone('alertdialog')
      await expect(await boxOf('Name')).toHaveValue('Lamp')
    }
    await press('Cancel')
    await press('Discard')
    await dialogGone()
    await open()
    await expect(await boxOf('Name')).toHaveValue('')
  },
}

export const RefusedByTheServer: PanelStory = {
  ...formAt('/', () => [
    answer(saveThing, () => new Refused(422, 'invalid-input', { name: ['Somebody has that name'] })),
  ]),
  play: async (story) => {
    await fillIn()
    await press('Save')
    await expect(await screen.findByText('Somebody has that name')).toBeVisible()
    await waitFor(async () => expect(await boxOf('Name')).toHaveFocus())
    await expect(await boxOf('Name')).toBeInvalid()
    await type('Maker', '.')
    await expect(screen.getByText('Somebody has that name')).toBeVisible()
    await type('Name', 's')
    await waitFor(() => expect(screen.queryByText('Somebody has that name')).toBeNull())
    await press('Save')
    await expect(await screen.findByText('Somebody has that name')).toBeVisible()
    await type('Name', 's')
    panelOf(story).server.say(...saves())
    await press('Save')
    await toastSays('Thing saved')
  },
}

export const ConnectionLost: PanelStory = {
  ...formAt('/', () => [answer(saveThing, offline)]),
  play: async () => {
    await fillIn()
    await press('Save')
    await expect(await screen.findByText('The thing was not saved')).toBeVisible()
    await expect(await boxOf('Maker')).toHaveValue('Sol & Co')
    await type('Color', 'x')
    await expect(screen.queryByText('The thing was not saved')).toBeNull()
    await type('Color', '{Backspace}')
    await press('Save')
    await expect(await screen.findByText('The thing was not saved')).toBeVisible()
  },
}

export const Saving: PanelStory = {
  ...formAt('/', () => [answer(saveThing, silence)]),
  play: async (story) => {
    await fillIn()
    await press('Save')
    await waitFor(() => expect(requestsTo(story, saveThing)).toHaveLength(1))
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await expect(await boxOf('Name')).toBeDisabled()
    await expect(requestsTo(story, saveThing)).toHaveLength(1)
    await pressEscape()
    await press('Close')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

export const NotSaved: PanelStory = {
  ...formAt('/', () => [answer(saveThing, offline)]),
  play: async () => {
    await fillIn()
    const maker = await boxOf('Maker')
    maker.focus()
    screen.getByRole('dialog').querySelector('form')?.requestSubmit()
    await expect(await screen.findByText('The thing was not saved')).toBeVisible()
    await waitFor(() => expect(maker).toBeEnabled())
    await waitFor(() => expect(maker).toHaveFocus())
  },
}

export const InSpanishAt360: PanelStory = {
  ...formAt('/?long=true'),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async () => {
    await open()
    await press('Save')
    await expect(await screen.findByText('Revisa estos campos')).toBeVisible()
    await fitsIn(360)
  },
}
