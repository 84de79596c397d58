import { type ChallengeDetail, showChallenge } from '@repo/api-client/challenges/challenge'
import {
  changeGoalStatus,
  createGoal,
  deleteGoal,
  type Goal,
  listGoals,
  suggestTarget,
} from '@repo/api-client/challenges/goals'
import { answer, Refused } from '@repo/api-client/fake/answer'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import {
  requestsTo,
  dialogGone,
  dialogOf,
  fitsIn,
  panelMeta,
  type PanelStory,
  reload,
  retype,
  storyAt,
  toastSays,
} from '../../../stories/panel-story.tsx'
import { challengeDetail, goalAt } from '../../../stories/sample-challenges.ts'
import { pageFrom } from '../../../stories/sample-members.ts'
import { StoryPanel } from '../../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const three = [goalAt(0), goalAt(1), goalAt(2, { isActive: false })]

const goalsOf = (change: Partial<ChallengeDetail> = {}, goals: readonly Goal[] = three) => {
  const challenge = challengeDetail(0, { ...change, goals })
  return {
    path: `/challenges/${challenge.uuid}/goals`,
    answers: () => [answer(showChallenge, () => challenge), answer(listGoals, ({ query }) => pageFrom(goals, query))],
  }
}
const active = goalsOf()

const rows = (name = 'Goals') => within(screen.getByRole('table', { name })).getAllByRole('row')
const seesRows = (count: number, name?: string) => waitFor(() => expect(rows(name)).toHaveLength(count))

export const Full: PanelStory = {
  tags: ['picture'],
  ...storyAt(active.path, active.answers),
  play: async ({ canvas }) => {
    await seesRows(4)
    await expect(within(rows()[2] as HTMLElement).getByText('2,000 kcal')).toBeVisible()
    await expect(canvas.getByText(/Reto 1/)).toBeVisible()
    // an inactive goal can be activated but not edited
    await expect(within(rows()[3] as HTMLElement).getByRole('button', { name: /Turn on/ })).toBeVisible()
    await expect(within(rows()[3] as HTMLElement).queryByRole('button', { name: /^Edit/ })).toBeNull()
  },
}

export const FullInSpanish: PanelStory = {
  ...storyAt(active.path, active.answers),
  globals: { locale: 'es' },
  play: async () => {
    await seesRows(4, 'Metas')
  },
}

export const Created: PanelStory = {
  ...storyAt(active.path, () => [
    answer(suggestTarget, () => ({ target: 4200 })),
    answer(createGoal, () => goalAt(3)),
    ...active.answers(),
  ]),
  play: async (story) => {
    await seesRows(4)
    await userEvent.click(story.canvas.getByRole('button', { name: 'Add goal' }))
    const dialog = await dialogOf('Add goal')
    await userEvent.click(dialog.getByRole('button', { name: 'Add goal' }))
    await waitFor(() => expect(dialog.getByText('Choose what counts')).toBeVisible())
    await userEvent.click(dialog.getByRole('combobox', { name: /Goal/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Calories' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Use this target' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Target/ })).toHaveValue('4200'))
    await retype(dialog.getByRole('textbox', { name: /Points/ }), '40')
    await userEvent.click(dialog.getByRole('button', { name: 'Add goal' }))
    await toastSays('Goal created')
    await dialogGone()
    await expect(requestsTo(story, createGoal)[0]?.body).toEqual({
      type: 'calories',
      target: 4200,
      points: 40,
      isActive: true,
    })
  },
}

export const KeptOverReload: PanelStory = {
  ...storyAt(active.path, () => [answer(suggestTarget, () => ({ target: null })), ...active.answers()]),
  play: async (story) => {
    await seesRows(4)
    await userEvent.click(within(rows()[1] as HTMLElement).getByRole('button', { name: /^Edit/ }))
    await retype((await dialogOf('Edit goal')).getByRole('textbox', { name: /Points/ }), '12')
    await reload(story)
    const again = await dialogOf('Edit goal')
    await waitFor(() => expect(again.getByRole('textbox', { name: /Points/ })).toHaveValue('12'))
    await expect(again.getByRole('textbox', { name: /Target/ })).toHaveValue('1000')
  },
}

const refusedAs = (
  code: 'goal-exists' | 'goal-not-higher',
  change: Partial<ChallengeDetail>,
  words: RegExp,
): PanelStory => {
  const opened = goalsOf(change)
  return {
    ...storyAt(opened.path, () => [
      answer(suggestTarget, () => ({ target: null })),
      answer(createGoal, () => new Refused(422, code)),
      ...opened.answers(),
    ]),
    play: async (story) => {
      await seesRows(4)
      await userEvent.click(story.canvas.getByRole('button', { name: 'Add goal' }))
      const dialog = await dialogOf('Add goal')
      await userEvent.click(dialog.getByRole('combobox', { name: /Goal/ }))
      await userEvent.click(await screen.findByRole('option', { name: 'Calories' }))
      for (const field of dialog.queryAllByRole('textbox')) await retype(field, '1000')
      await userEvent.click(dialog.getByRole('button', { name: 'Add goal' }))
      await expect(await dialog.findByText(words)).toBeVisible()
      await userEvent.click(dialog.getByRole('combobox', { name: /Goal/ }))
      await userEvent.click(await screen.findByRole('option', { name: 'Steps' }))
      await expect(dialog.queryByText(words)).toBeNull()
    },
  }
}
export const LevelTaken = refusedAs('goal-not-higher', {}, /This level already exists/)
export const TypeTakenInFreeChallenge = refusedAs('goal-exists', { compliance: 'free' }, /This goal already exists/)

export const SwitchedOff: PanelStory = {
  ...storyAt(active.path, () => [answer(changeGoalStatus, () => goalAt(0, { isActive: false })), ...active.answers()]),
  play: async (story) => {
    await seesRows(4)
    await userEvent.click(story.canvas.getByRole('button', { name: 'Turn off Calories 1,000 kcal' }))
    await toastSays('Goal turned off')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await toastSays('Goal turned on')
    await expect(requestsTo(story, changeGoalStatus).map(({ body }) => body.isActive)).toEqual([false, true])
  },
}

export const Deleted: PanelStory = {
  ...storyAt(active.path, () => [answer(deleteGoal, () => ({ message: 'ok' })), ...active.answers()]),
  play: async (story) => {
    await seesRows(4)
    await userEvent.click(story.canvas.getByRole('button', { name: 'Delete Calories 1,000 kcal' }))
    const dialog = await dialogOf('Delete Calories?', 'alertdialog')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await toastSays('Goal deleted')
    await expect(requestsTo(story, deleteGoal)[0]?.params.goal).toBe(goalAt(0).uuid)
  },
}

const over = goalsOf({ status: 'completed' })
export const Completed: PanelStory = {
  ...storyAt(over.path, over.answers),
  play: async ({ canvas }) => {
    await seesRows(4)
    await expect(canvas.queryByRole('button', { name: 'Add goal' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Delete/ })).toBeNull()
  },
}

const none = goalsOf({}, [])
export const Empty: PanelStory = {
  ...storyAt(none.path, none.answers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No goals yet')).toBeVisible()
  },
}

export const Gone: PanelStory = {
  ...storyAt(active.path, () => [answer(showChallenge, () => new Refused(404, 'not-found'))]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This challenge doesn't exist")).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All challenges' })).toBeVisible()
  },
}

export const At360: PanelStory = {
  ...storyAt(active.path, active.answers),
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async () => {
    await seesRows(4)
    await fitsIn(360)
  },
}
