import { answer, type Answer, Refused } from '@repo/api-client/fake/answer'
import { updateVariables } from '@repo/api-client/members/measures'
import type { Member } from '@repo/api-client/members/member'
import { createMember, showMember, updateMember } from '@repo/api-client/members/save-member'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { dialogOf } from '../../stories/panel-story.tsx'
import { listing, memberAt, wholeMember } from '../../stories/sample-members.ts'

export const done = { message: 'ok' }
const NEW_UUID = memberAt(7).uuid

export const oneMember = (...before: readonly Answer[]) => {
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

export const failing = (status: 500 | 403 = 500) => new Refused(status, status === 500 ? 'internal' : 'forbidden')
export const failsFirst = <T>(answered: T) => {
  let calls = 0
  return () => {
    calls += 1
    return calls === 1 ? failing() : answered
  }
}

// labels of required fields end with a star
export const field = (name: string) => within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${name}\\*?$`))
/** Waits for the form, which replaces a loading dialog of the same name. */
export const formOf = async (title: string, first = 'Name') => {
  await waitFor(() => expect(field(first)).toBeVisible())
  return dialogOf(title)
}
export const press = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

export const fillIn = async (email = 'bego@members.example') => {
  await userEvent.type(field('Name'), 'Begoña')
  await userEvent.type(field('First last name'), 'Muñoz')
  await userEvent.type(field('Email'), email)
  await userEvent.type(field('Pseudonym'), 'Bego')
  await userEvent.type(field('Birthday'), '12/31/1990')
  await userEvent.click(field('Sex'))
  await userEvent.click(await screen.findByRole('option', { name: 'Female' }))
}

export const edit = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Zoé Ibáñez' }))
  await waitFor(() => expect(field('Pseudonym')).toHaveValue('Cometa 1'))
}
