import { answer, Refused } from '@repo/api-client/fake/answer'
import { updateVariables } from '@repo/api-client/members/measures'
import { createMember, updateMember } from '@repo/api-client/members/save-member'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import {
  requestsTo,
  dialogGone,
  fitsIn,
  panelMeta,
  type PanelStory,
  retype,
  storyAt,
  toastSays,
} from '../../stories/panel-story.tsx'
import { StoryPanel } from '../../stories/story-panel.tsx'
import { done, failing, failsFirst, field, fillIn, formOf, oneMember, press } from './member-form-story.ts'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

export const New: PanelStory = {
  tags: ['picture'],
  ...storyAt('/users?add=true', oneMember),
  play: async (story) => {
    const dialog = await formOf('Add user')
    await expect(dialog.getByText("Values you leave unchanged count as not measured and aren't used.")).toBeVisible()
    await expect(field('Weight')).toHaveValue('31')
    await expect(field('Height')).toHaveValue('121')
    await expect(field('Resting heart rate')).toHaveValue('61')
    await fillIn()
    await press('Add user')
    await toastSays('User created successfully')
    await dialogGone()
    await expect(await screen.findByText('Begoña')).toBeVisible()
    const [measures] = requestsTo(story, updateVariables)
    await expect(measures?.body.notMeasured).toEqual(['weight', 'height', 'restingHeartRate'])
    await expect(await screen.findByText('Sign-in code: 100 001')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show code' }))
    const code = within(await screen.findByRole('dialog', { name: 'Sign-in code of Begoña Muñoz' }))
    await expect(code.getByText('100 001')).toBeVisible()
  },
}

export const SignInCode: PanelStory = {
  ...storyAt('/users', oneMember),
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Más de Zoé Ibáñez' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mostrar código de acceso' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Código de acceso de Zoé Ibáñez' }))
    await expect(dialog.getByText('100 001')).toBeVisible()
    await expect(await dialog.findByRole('img', { name: /^Código QR/ })).toBeVisible()
  },
}

export const SubmittedTwice: PanelStory = {
  ...storyAt('/users?add=true', oneMember),
  play: async (story) => {
    await formOf('Add user')
    await fillIn()
    const form = screen.getByRole('dialog').querySelector('form')
    form?.requestSubmit()
    form?.requestSubmit()
    await toastSays('User created successfully')
    await dialogGone()
    await expect(requestsTo(story, createMember)).toHaveLength(1)
  },
}

export const PseudonymTaken: PanelStory = {
  ...storyAt('/users', oneMember),
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Edit / }))[0] as HTMLElement)
    await formOf('Edit user')
    const own = (field('Pseudonym') as HTMLInputElement).value
    await expect(field('Pseudonym')).toHaveAccessibleDescription('Name shown on the display')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await dialogGone()
    await userEvent.click(canvas.getByRole('button', { name: 'Add user' }))
    await formOf('Add user')
    await userEvent.type(field('Pseudonym'), own.toUpperCase())
    await waitFor(() => expect(field('Pseudonym')).toHaveAccessibleDescription('Another user has this pseudonym too'))
    await userEvent.type(field('Pseudonym'), ' II')
    await waitFor(() => expect(field('Pseudonym')).toHaveAccessibleDescription('Name shown on the display'))
  },
}

export const ShortName: PanelStory = {
  ...storyAt('/users?add=true', oneMember),
  play: async (story) => {
    await formOf('Add user')
    await fillIn()
    await expect(screen.queryByRole('checkbox', { name: 'The name really is this short' })).toBeNull()
    await retype(field('First last name'), 'Paz')
    await press('Add user')
    await waitFor(() => expect(field('First last name')).toBeInvalid())
    await userEvent.click(screen.getByRole('checkbox', { name: 'The name really is this short' }))
    await expect(field('First last name')).toBeValid()
    await press('Add user')
    await toastSays('User created successfully')
    await dialogGone()
    await expect(requestsTo(story, updateMember)[0]?.body.profile).toMatchObject({ lastName1: 'Paz' })
  },
}

const summaryTexts = () =>
  within(screen.getByRole('group', { name: 'Check these fields' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

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
      "Birthday: The date can't be in the future",
      'Weight: Enter a number from 30 to 190',
      'Height: Enter a number from 120 to 230',
      'Resting heart rate: Enter a number from 40 to 100',
    ])
    await expect(field('Resting heart rate')).toHaveAccessibleDescription('Enter a number from 40 to 100')
    await expect(requestsTo(story, createMember)).toEqual([])
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
    await userEvent.type(field('Name'), 's')
    await expect(dialog.getByRole('alert')).toBeVisible()
    await userEvent.type(field('Email'), 'x')
    await expect(dialog.queryByRole('alert')).toBeNull()
  },
}

export const StoredInPart: PanelStory = {
  ...storyAt('/users?add=true', () => oneMember(answer(updateVariables, failsFirst(done)))),
  play: async (story) => {
    await formOf('Add user')
    await fillIn()
    await press('Add user')
    await toastSays('User information was partially inserted, due to an error, please update it.')
    await dialogGone()
    await expect(await screen.findByText('Begoña')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }))
    await formOf('Edit user')
    await waitFor(() => expect(field('Pseudonym')).toHaveValue('Bego'))
    await press('Save changes')
    await toastSays('User updated successfully')
    await expect(requestsTo(story, createMember)).toHaveLength(1)
  },
}

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
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }))
    await formOf('Edit user')
    await expect(field('Name')).toHaveValue('Begoña')
    await press('Save changes')
    await toastSays('User updated successfully')
    await dialogGone()
    await waitFor(() => expect(screen.getByText('Begoña')).toBeVisible())
  },
}
