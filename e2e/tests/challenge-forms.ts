import type { Page } from '@playwright/test'

import { expect } from './fixtures.ts'
import type { Said } from './said.ts'

interface Kind {
  readonly kind: string
  readonly modality: string
  readonly hasTeams: boolean
  readonly hasUsers: boolean
}

export const kindsIn = (t: Said): readonly Kind[] => {
  const [individual, group] = [t('Individual', {}, 'kind of challenge'), t('Group', {}, 'kind of challenge')]
  return [
    { kind: individual, modality: t('Users', {}, 'who competes'), hasTeams: false, hasUsers: true },
    { kind: group, modality: t('Teams', {}, 'who competes'), hasTeams: true, hasUsers: true },
    { kind: group, modality: t('Rooms', {}, 'who competes'), hasTeams: false, hasUsers: false },
  ]
}

interface NewChallenge {
  readonly name: string
  readonly kind: Kind
  /** Default: all members. */
  readonly emails?: readonly string[]
  /** Default: in a month. */
  readonly endDay?: string
}

export const createChallenge = async (page: Page, t: Said, challenge: NewChallenge): Promise<void> => {
  const { name, kind, emails = [], endDay } = challenge
  await page.getByRole('button', { name: t('Add challenge') }).click()
  await page.getByRole('textbox', { name: t('Name') }).fill(name)
  const dialog = page.getByRole('dialog', { name: t('Add challenge') })
  await dialog.getByRole('combobox', { name: t('Type', {}, 'challenge') }).click()
  await page.getByRole('option', { name: kind.kind }).click()
  await dialog.getByRole('combobox', { name: t('Modality') }).click()
  await page.getByRole('option', { name: kind.modality }).click()
  if (endDay !== undefined) await dialog.getByLabel(t('End', {}, 'day')).fill(endDay)
  const chosen = kind.hasUsers ? emails : []
  if (chosen.length > 0) await dialog.getByRole('searchbox').fill(chosen.join(' '))
  await dialog.getByRole('button', { name: chosen.length > 0 ? t('Select all results') : t('Select all') }).click()
  await expect(dialog.getByRole('button', { name: t('Clear selection') })).toBeEnabled()
  if (kind.hasTeams) await dialog.getByRole('button', { name: t('Assign teams at random') }).click()
  await dialog.getByRole('button', { name: t('Add challenge') }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/challenges\/[^/]+\/goals$/)
}

export const addGoal = async (page: Page, t: Said, goal: { target: string; points: string }): Promise<void> => {
  await page.getByRole('button', { name: t('Add goal') }).click()
  const dialog = page.getByRole('dialog', { name: t('Add goal') })
  await dialog.getByRole('combobox', { name: t('Goal', {}, 'type of a goal') }).click()
  await page.getByRole('option', { name: t('Sessions') }).click()
  await dialog.getByRole('textbox', { name: t('Target') }).fill(goal.target)
  await dialog.getByRole('textbox', { name: t('Points') }).fill(goal.points)
  await dialog.getByRole('button', { name: t('Add goal') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('table', { name: t('Goals') }).getByRole('row')).toHaveCount(2)
}
