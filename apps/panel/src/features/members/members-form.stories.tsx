import { showCenter } from '@repo/api-client/centers/show-center'
import { answer, offline, Refused, type Answer } from '@repo/api-client/fake/answer'
import { createMember } from '@repo/api-client/members/create-member'
import type { Member } from '@repo/api-client/members/member'
import { showMember } from '@repo/api-client/members/show-member'
import { updateMember } from '@repo/api-client/members/update-member'
import { updateVariables } from '@repo/api-client/members/update-variables'
import type { Meta } from '@storybook/react-vite'
import { onlineManager } from '@tanstack/react-query'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import {
  askedOf,
  dialogGone,
  dialogOf,
  fitsIn,
  panelMeta,
  panelOf,
  reload,
  retype,
  storyAt,
  toastSays,
  type PanelStory,
} from '../../stories/panel-story.tsx'
import { center } from '../../stories/sample-center.ts'
import { listing, memberAt, wholeMember } from '../../stories/sample-members.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const done = { message: 'ok' }
const NEW_UUID = memberAt(7).uuid

/** A center with one member, which stores what it is told; what stands before is said instead. */
const oneMember = (...before: readonly Answer[]) => {
  let stored: readonly Member[] = [wholeMember(memberAt(0, { name: 'Zoé', lastName1: 'Ibáñez' }))]
  const change = (uuid: string, next: Partial<Member>) => {
    stored = stored.map((one) => (one.uuid === uuid ? { ...one, ...next, version: (one.version ?? 0) + 1 } : one))
  }
  return [
    ...before,
    listing(() => stored),
    answer(
      showMember,
      ({ params }) => stored.find(({ uuid }) => uuid === params.uuid) ?? new Refused(404, 'not-found'),
    ),
    answer(createMember, ({ body: { email } }) => {
      const nothing = { name: null, lastName1: null, pseudonym: null, sex: null, birthday: null }
      const member = wholeMember(memberAt(7, { ...nothing, email }), {
        weight: null,
        height: null,
        restingHeartRate: null,
      })
      stored = [member, ...stored]
      return { uuid: NEW_UUID }
    }),
    answer(updateMember, ({ params, body: { profile } }) => {
      change(params.uuid, profile)
      return done
    }),
    answer(updateVariables, () => done),
  ]
}

const failing = (status: 500 | 403 = 500) => new Refused(status, status === 500 ? 'internal' : 'forbidden')
const failsFirst = <T,>(answered: T) => {
  let calls = 0
  return () => {
    calls += 1
    return calls === 1 ? failing() : answered
  }
}

// a required field's label ends with a star
const field = (name: string) => within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${name}\\*?$`))
/** The form, once what it waits for is there; until then a dialog of the same name stands in its place. */
const formOf = async (title: string, first = 'Name') => {
  await waitFor(() => expect(field(first)).toBeVisible())
  return dialogOf(title)
}
const press = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

const fillIn = async (email = 'bego@members.example') => {
  await userEvent.type(field('Name'), 'Begoña')
  await userEvent.type(field('First last name'), 'Muñoz')
  await userEvent.type(field('Email'), email)
  await userEvent.type(field('Pseudonym'), 'Bego')
  await userEvent.type(field('Birthday'), '12/31/1990')
  await userEvent.click(field('Sex'))
  await userEvent.click(await screen.findByRole('option', { name: 'Female' }))
}

const edit = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Zoé Ibáñez' }))
  await waitFor(() => expect(field('Pseudonym')).toHaveValue('Cometa 1'))
}

export const New: PanelStory = {
  ...storyAt('/users?add=true', oneMember),
  play: async (story) => {
    const dialog = await formOf('Add user')
    await expect(dialog.getByText('A value left as it is counts as not measured, and is not used.')).toBeVisible()
    await expect(field('Weight')).toHaveValue('31')
    await expect(field('Height')).toHaveValue('121')
    await expect(field('Resting heart rate')).toHaveValue('61')
    await fillIn()
    await press('Add user')
    await toastSays('User created successfully')
    await dialogGone()
    await expect(await screen.findByText('Begoña')).toBeVisible()
    const [measures] = askedOf(story, updateVariables)
    await expect(measures?.body.notMeasured).toEqual(['weight', 'height', 'restingHeartRate'])
  },
}

/** Two quick submits make one. */
export const SubmittedTwice: PanelStory = {
  ...storyAt('/users?add=true', oneMember),
  play: async (story) => {
    await formOf('Add user')
    await fillIn()
    const form = screen.getByRole('dialog').querySelector('form')
    form?.requestSubmit()
    form?.requestSubmit()
    await toastSays('User created successfully')
    await expect(askedOf(story, createMember)).toHaveLength(1)
  },
}

const summaryTexts = () =>
  within(screen.getByRole('group', { name: 'Check these fields' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

/** What is missing or wrong stands at its field, and in a summary that takes the focus and leads there. */
export const Refusals: PanelStory = {
  ...storyAt('/users?add=true', oneMember),
  play: async (story) => {
    await formOf('Add user')
    await press('Add user')
    await waitFor(() => expect(screen.getByRole('group', { name: 'Check these fields' })).toHaveFocus())
    await expect(summaryTexts()).toEqual([
      'Enter a name',
      'Enter the first last name',
      'Enter an email',
      'Enter a pseudonym',
      'Enter the birthday',
      'Choose a sex',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Enter a pseudonym' }))
    await waitFor(() => expect(field('Pseudonym')).toHaveFocus())
    await fillIn('nobody')
    await retype(field('Name'), 'Al')
    await userEvent.type(field('Second last name'), 'Paz')
    await retype(field('Birthday'), '01/01/2190')
    await retype(field('Weight'), '29.9')
    await retype(field('Height'), '231')
    await retype(field('Resting heart rate'), '120')
    await press('Add user')
    await waitFor(() => expect(screen.getByRole('group', { name: 'Check these fields' })).toHaveFocus())
    await expect(summaryTexts()).toEqual([
      'Name: Between 3 and 50 characters',
      'Second last name: Between 4 and 100 characters',
      'Email: Enter a valid email',
      'Birthday: The date cannot be in the future',
      'Weight: Enter a number from 30 to 190',
      'Height: Enter a number from 120 to 230',
      'Resting heart rate: Enter a number from 40 to 100',
    ])
    await expect(field('Resting heart rate')).toHaveAccessibleDescription('Enter a number from 40 to 100')
    await expect(askedOf(story, createMember)).toEqual([])
  },
}

export const RefusalsInSpanish: PanelStory = {
  ...storyAt('/users?add=true', oneMember),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async () => {
    const dialog = await formOf('Agregar usuario', 'Nombre')
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar usuario' }))
    const summary = await dialog.findByRole('group', { name: 'Revisa estos campos' })
    await waitFor(() => expect(summary).toHaveFocus())
    await fitsIn(360)
  },
}

/** An address that is taken is told over the form, which keeps what was typed. */
export const Taken: PanelStory = {
  ...storyAt('/users?add=true', () => oneMember(answer(createMember, () => new Refused(409, 'member-already-linked')))),
  play: async () => {
    const dialog = await formOf('Add user')
    await fillIn()
    await press('Add user')
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'User already registered in this or another center; ask them to link from the app.',
    )
    await expect(field('Name')).toHaveValue('Begoña')
    await expect(field('Email')).toHaveValue('bego@members.example')
  },
}

/** Who was stored without measures is in the list, and the form opens again on the one that is there now. */
export const StoredInPart: PanelStory = {
  ...storyAt('/users?add=true', () => oneMember(answer(updateVariables, failsFirst(done)))),
  play: async (story) => {
    await formOf('Add user')
    await fillIn()
    await press('Add user')
    await toastSays('User information was partially inserted, due to an error, please update it.')
    await dialogGone()
    await expect(await screen.findByText('Begoña')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Open again' }))
    await formOf('Edit user')
    await waitFor(() => expect(field('Pseudonym')).toHaveValue('Bego'))
    await press('Save changes')
    await toastSays('User updated successfully')
    await expect(askedOf(story, createMember)).toHaveLength(1)
  },
}

/** Of somebody who is no more than an address, what was typed is there again. */
export const StoredAsAnAddress: PanelStory = {
  ...storyAt('/users?add=true', () => {
    const answers = oneMember()
    const saves = answers.find(({ endpoint }) => endpoint === updateMember)?.respond as (input: unknown) => typeof done
    let calls = 0
    const first = answer(updateMember, (input) => {
      calls += 1
      return calls === 1 ? failing() : saves(input)
    })
    return [first, ...answers]
  }),
  play: async () => {
    await formOf('Add user')
    await fillIn()
    await press('Add user')
    await toastSays('User information was partially inserted, due to an error, please update it.')
    await expect(await screen.findByText('bego@members.example')).toBeVisible()
    await expect(screen.queryByText('Begoña')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Open again' }))
    await formOf('Edit user')
    await expect(field('Name')).toHaveValue('Begoña')
    await press('Save changes')
    await toastSays('User updated successfully')
    await expect(await screen.findByText('Begoña')).toBeVisible()
  },
}

/** Nothing was stored: the form closes, and comes back with what was typed. */
export const NotStored: PanelStory = {
  ...storyAt('/users?add=true', () => oneMember(answer(createMember, failsFirst({ uuid: memberAt(0).uuid })))),
  play: async () => {
    await formOf('Add user')
    await fillIn()
    await press('Add user')
    await toastSays('An error occurred, please try again later.')
    await dialogGone()
    await userEvent.click(screen.getByRole('button', { name: 'Open again' }))
    await formOf('Add user')
    await expect(field('Email')).toHaveValue('bego@members.example')
    await expect(field('Name')).toHaveValue('Begoña')
    await press('Add user')
    await toastSays('User created successfully')
  },
}

/** Without a network a call fails and is told; it does not wait without a word. */
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
    await userEvent.click(screen.getByRole('button', { name: 'Open again' }))
    await formOf('Add user')
    await expect(field('Name')).toHaveValue('Begoña')
    await press('Add user')
    await toastSays('User created successfully')
  },
}

/** What was typed is there again after a reload, until it is discarded; with something typed Escape does nothing. */
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

/** A form with nothing typed closes on Escape, and does not come back. */
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

/** Somebody is fetched as they are now, saved and told. */
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
    await expect(askedOf(story, updateVariables)[0]?.body).toMatchObject({ weight: 62, height: 168, notMeasured: [] })
  },
}

/** A change somebody else made meanwhile is told and shown before anything is overwritten, to a draft as well. */
export const ChangedMeanwhile: PanelStory = {
  ...storyAt('/users', () => {
    const row = memberAt(0, { name: 'Zoé', lastName1: 'Ibáñez' })
    let now = wholeMember(row)
    return [
      listing(() => [now]),
      answer(showMember, () => now),
      answer(updateVariables, () => done),
      answer(updateMember, ({ body: { version, profile } }) => {
        // at another desk, just before the first save
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
    await expect(await dialog.findByText(/^Somebody else made changes while you were editing/)).toBeVisible()
    await expect(field('Name')).toHaveValue('Amparo')
    await press('Show the changes')
    await waitFor(() => expect(field('Pseudonym')).toHaveValue('Lucero'))
    await expect(field('Name')).toHaveValue('Zoé')
    await retype(field('Name'), 'Amparo')
    await press('Save changes')
    await toastSays('User updated successfully')
    await expect(await screen.findByText('Amparo')).toBeVisible()
  },
}

/** The form waits for the center, whose units it speaks; a measure nobody touched keeps its last digit. */
export const InPounds: PanelStory = {
  ...storyAt('/users', () => oneMember(answer(showCenter, () => failing(403)))),
  play: async (story) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Zoé Ibáñez' }))
    const waiting = await dialogOf('Edit user')
    await expect(await waiting.findByText('Could not load the user')).toBeVisible()
    panelOf(story).server.say(answer(showCenter, () => ({ ...center, measurementSystem: 'english' as const })))
    await userEvent.click(waiting.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(field('Weight')).toHaveValue('135.6'))
    await expect(field('Height')).toHaveValue('66.1')
    await retype(field('Pseudonym'), 'Onza')
    await press('Save changes')
    await toastSays('User updated successfully')
    await expect(askedOf(story, updateVariables)[0]?.body).toMatchObject({ weight: 61.5, height: 168 })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Zoé Ibáñez' }))
    await waitFor(() => expect(field('Pseudonym')).toHaveValue('Onza'))
    await retype(field('Weight'), '66')
    await press('Save changes')
    await waitFor(() => expect(field('Weight')).toHaveAccessibleDescription('Enter a number from 67 to 418'))
    await retype(field('Weight'), '150')
    await retype(field('Height'), '70')
    await press('Save changes')
    await dialogGone()
    const typed = askedOf(story, updateVariables)[1]?.body
    await expect(typed?.weight).toBeCloseTo(150 / 2.205, 6)
    await expect(typed?.height).toBeCloseTo(177.8, 6)
  },
}

/** Somebody who is gone is told of, and leaves the list. */
export const GoneMeanwhile: PanelStory = {
  ...storyAt('/users', oneMember),
  play: async (story) => {
    const button = await screen.findByRole('button', { name: 'Edit Zoé Ibáñez' })
    panelOf(story).server.say(
      listing(() => []),
      answer(showMember, () => new Refused(404, 'not-found')),
    )
    await userEvent.click(button)
    await toastSays('Somebody else has taken this user out of the center.')
    await dialogGone()
    await expect(await screen.findByText('There are no users yet')).toBeVisible()
  },
}

/** What one person typed is not shown to the next. */
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
