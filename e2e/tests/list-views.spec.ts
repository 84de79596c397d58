import { deleteListView, listListViews } from '@repo/api-client/list-views/endpoints'

import { expect, seeToast, test } from './members/member-test.ts'
import { saidIn } from './said.ts'

const params = { list: 'members' } as const

const said = await saidIn('es')
const name = 'Por correo'
const words = {
  views: said('Views'),
  save: said('Save view…'),
  title: said('Save view'),
  name: said('View name'),
  opens: said('Use this view by default'),
  submit: said('Save'),
  saved: said('View “{name}” saved', { name }),
  remove: said('Delete view'),
  removed: said('View “{name}” deleted', { name }),
  undo: said('Undo'),
  undone: said('Views restored'),
  first: said('{name} (default)', { name }),
  whole: said('No view'),
  columns: said('Columns and rows'),
  email: said('Email'),
  birthday: said('Birthday'),
}
test.describe('a view of a list', () => {
  test.use({ locale: 'es-MX' })

  test('is saved as it is, opens by default, and comes back after it was deleted', async ({ page, admin }) => {
    const menu = (name: string) => page.getByRole('button', { name, exact: true })
    await page.goto('/users?sort=email&direction=desc')
    await menu(words.columns).click()
    await page.getByRole('menuitemcheckbox', { name: words.birthday }).click()
    await menu(words.views).click()
    await page.getByRole('menuitem', { name: words.save }).click()
    const form = page.getByRole('dialog', { name: words.title })
    await form.getByRole('textbox', { name: words.name }).fill('Por correo')
    await form.getByRole('switch', { name: words.opens }).click()
    await form.getByRole('button', { name: words.submit }).click()
    await seeToast(page, words.saved)
    await expect(menu('Por correo')).toBeVisible()

    await page.goto('/users')
    const kept = { sort: 'email', direction: 'desc', hidden: 'birthday' }
    await expect(page).toHaveURL(({ searchParams }) =>
      Object.entries(kept).every(([part, value]) => searchParams.get(part) === value),
    )
    await expect(page.getByRole('columnheader', { name: words.email })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: words.birthday })).toHaveCount(0)
    await menu('Por correo').click()
    await page.getByRole('menuitem', { name: words.whole }).click()
    await expect(page).toHaveURL(/\/users$/)
    await expect(menu(words.views)).toBeVisible()

    await menu(words.views).click()
    await page.getByRole('menuitemcheckbox', { name: words.first }).click()
    await menu('Por correo').click()
    await page.getByRole('menuitem', { name: words.remove }).click()
    await seeToast(page, words.removed)
    await page.getByRole('button', { name: words.undo }).click()
    await seeToast(page, words.undone)
    await expect(menu('Por correo')).toBeVisible()

    const views = await admin.client.call(listListViews, { params })
    expect(views).toMatchObject([{ name: 'Por correo', isDefault: true }])
    for (const { uuid } of views) await admin.client.call(deleteListView, { params: { ...params, uuid } })
  })
})
