import { showCenter } from '@repo/api-client/center/show-center'
import { answer, offline, Refused } from '@repo/api-client/fake/answer'
import { updateVariables } from '@repo/api-client/members/measures'
import { createMember, showMember, updateMember } from '@repo/api-client/members/save-member'
import type { Meta } from '@storybook/react-vite'
import { onlineManager } from '@tanstack/react-query'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import {
  requestsTo,
  dialogGone,
  dialogOf,
  panelMeta,
  panelOf,
  type PanelStory,
  reload,
  retype,
  storyAt,
  toastSays,
} from '../../stories/panel-story.tsx'
import { center } from '../../stories/sample-center.ts'
import { listing, memberAt, wholeMember } from '../../stories/sample-members.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'
import { done, edit, failing, failsFirst, field, fillIn, formOf, oneMember, press } from './member-form-story.ts'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

export const NotStored: PanelStory = {
  ...storyAt('/users?add=true', () => oneMember(answer(createMember, failsFirst({ uuid: memberAt(0).uuid })))),
  play: async () => {
    await formOf('Add user')
    await fillIn()
    await press('Add user')
    await toastSays('An error occurred, please try again later.')
    await dialogGone()
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }))
    await formOf('Add user')
    await expect(field('Email')).toHaveValue('bego@members.example')
    await expect(field('Name')).toHaveValue('Begoña')
    await press('Add user')
    await toastSays('User created successfully')
  },
}

/** Offline calls fail at once instead of waiting silently. */
export const LostConnection: PanelStory = {
  ...storyAt('/users?add=true', () => oneMember(answer(createMember, offline))),
  beforeEach: () => () => onlineManager.setOnline(true),
  play: async (story) => {
    await formOf('Add user')
    await fillIn()
    onlineManager.setOnline(false)
    await press('Add user')
    await toastSays('An error occurred, please try again later.')
    await dialogGone()
    onlineManager.setOnline(true)
    panelOf(story).server.say(answer(createMember, () => ({ uuid: memberAt(0).uuid })))
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }))
    await formOf('Add user')
    await expect(field('Name')).toHaveValue('Begoña')
    await press('Add user')
    await toastSays('User created successfully')
  },
}

export const KeptOverAReload: PanelStory = {
  ...storyAt('/users?add=true', oneMember),
  play: async (story) => {
    await formOf('Add user')
    await userEvent.type(field('Name'), 'Begoña')
    await retype(field('Weight'), '58')
    await reload(story)
    const dialog = await formOf('Add user')
    await expect(await dialog.findByText('We kept what you typed')).toBeVisible()
    await expect(field('Name')).toHaveValue('Begoña')
    await expect(field('Weight')).toHaveValue('58')
    await userEvent.keyboard('{Escape}')
    const question = await dialogOf('Discard what you typed?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await dialogGone('alertdialog')
    await formOf('Add user')
    await expect(field('Name')).toHaveValue('Begoña')
    await press('Discard')
    await waitFor(() => expect(field('Name')).toHaveValue(''))
    await expect(field('Weight')).toHaveValue('31')
    await reload(story)
    const again = await formOf('Add user')
    await expect(field('Name')).toHaveValue('')
    await expect(again.queryByText('We kept what you typed')).toBeNull()
  },
}

export const ClosedUntouched: PanelStory = {
  ...storyAt('/users', oneMember),
  play: async (story) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add user' }))
    await formOf('Add user')
    await userEvent.keyboard('{Escape}')
    await dialogGone()
    await waitFor(() => expect(panelOf(story).address()).toBe('/users'))
    await reload(story)
    await expect(await screen.findByText('Zoé')).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Edited: PanelStory = {
  ...storyAt('/users', oneMember),
  play: async (story) => {
    await edit()
    await expect(field('Weight')).toHaveValue('61.5')
    await userEvent.type(field('Second last name'), 'Ocaña')
    await retype(field('Weight'), '62')
    await press('Save changes')
    await toastSays('User updated successfully')
    await expect(await screen.findByText('Ibáñez Ocaña')).toBeVisible()
    await expect(requestsTo(story, updateVariables)[0]?.body).toMatchObject({
      weight: 62,
      height: 168,
      notMeasured: [],
    })
  },
}

export const LeadsBack: PanelStory = {
  ...storyAt('/users', oneMember),
  play: async () => {
    await edit()
    await waitFor(() => expect(field('Name')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Zoé Ibáñez' })).toHaveFocus())
  },
}

export const ChangedMeanwhile: PanelStory = {
  ...storyAt('/users', () => {
    const row = memberAt(0, { name: 'Zoé', lastName1: 'Ibáñez' })
    let now = wholeMember(row)
    return [
      listing(() => [now]),
      answer(showMember, () => now),
      answer(updateVariables, () => done),
      answer(updateMember, ({ body: { version, profile } }) => {
        // another user saves just before the first save
        if (now.version === 1) now = { ...now, pseudonym: 'Lucero', version: 2 }
        if (version !== now.version) return new Refused(412, 'changed-meanwhile')
        now = { ...now, ...profile }
        return done
      }),
    ]
  }),
  play: async (story) => {
    await edit()
    await retype(field('Name'), 'Amparo')
    await reload(story)
    const dialog = await formOf('Edit user')
    await waitFor(() => expect(field('Name')).toHaveValue('Amparo'))
    await press('Save changes')
    await expect(await dialog.findByText(/^Someone else made changes while you were editing/)).toBeVisible()
    await expect(field('Name')).toHaveValue('Amparo')
    await press('Show changes')
    await waitFor(() => expect(field('Pseudonym')).toHaveValue('Lucero'))
    await expect(field('Name')).toHaveValue('Zoé')
    await retype(field('Name'), 'Amparo')
    await press('Save changes')
    await toastSays('User updated successfully')
    await dialogGone()
    await expect(await screen.findByText('Amparo')).toBeVisible()
  },
}

/** An untouched measure keeps its stored digits. */
export const InPounds: PanelStory = {
  ...storyAt('/users', () => oneMember(answer(showCenter, () => failing(403)))),
  // depends on whether the second notice has closed
  play: async (story) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Zoé Ibáñez' }))
    const waiting = await dialogOf('Edit user')
    await expect(await waiting.findByText("Couldn't load the user")).toBeVisible()
    panelOf(story).server.say(answer(showCenter, () => ({ ...center, measurementSystem: 'english' as const })))
    await userEvent.click(waiting.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(field('Weight')).toHaveValue('135.6'))
    await expect(field('Height')).toHaveValue('66.1')
    await retype(field('Pseudonym'), 'Onza')
    await press('Save changes')
    await toastSays('User updated successfully')
    await expect(requestsTo(story, updateVariables)[0]?.body).toMatchObject({ weight: 61.5, height: 168 })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Zoé Ibáñez' }))
    await waitFor(() => expect(field('Pseudonym')).toHaveValue('Onza'))
    await retype(field('Weight'), '66')
    await press('Save changes')
    await waitFor(() => expect(field('Weight')).toHaveAccessibleDescription('Enter a number from 67 to 418'))
    await retype(field('Weight'), '150')
    await retype(field('Height'), '70')
    await press('Save changes')
    await dialogGone()
    const typed = requestsTo(story, updateVariables)[1]?.body
    await expect(typed?.weight).toBeCloseTo(150 / 2.205, 6)
    await expect(typed?.height).toBeCloseTo(177.8, 6)
  },
}

export const GoneMeanwhile: PanelStory = {
  ...storyAt('/users', oneMember),
  play: async (story) => {
    const button = await screen.findByRole('button', { name: 'Edit Zoé Ibáñez' })
    panelOf(story).server.say(
      listing(() => []),
      answer(showMember, () => new Refused(404, 'not-found')),
    )
    await userEvent.click(button)
    await toastSays('Someone else removed this user from the center.')
    await dialogGone()
    await expect(await screen.findByText('No users yet')).toBeVisible()
  },
}

export const AnothersDraft: PanelStory = {
  ...storyAt('/users', oneMember),
  play: async (story) => {
    await edit()
    await retype(field('Name'), 'Amparo')
    const key = 'draft:member'
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { owner: string }
    await expect(draft.owner).not.toBe(undefined)
    sessionStorage.setItem(key, JSON.stringify({ ...draft, owner: memberAt(9).uuid }))
    await reload(story)
    await expect(await screen.findByText('Zoé')).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
