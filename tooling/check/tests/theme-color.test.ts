import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const colorsIn = (path: string, before: RegExp): readonly string[] =>
  [...readFileSync(join(root, path), 'utf8').matchAll(new RegExp(`${before.source}\\s*"(#[0-9a-f]{6})"`, 'g'))].map(
    ([, color]) => color ?? '',
  )

// the browser's own bars are drawn before any style sheet is there, and a seam shows where they differ from the page
it('the browser is told the ground of every page', () => {
  const [ground] =
    /background: '(#[0-9a-f]{6})'/
      .exec(readFileSync(join(root, 'packages/ui/src/tokens/colors.ts'), 'utf8'))
      ?.slice(1) ?? []
  const apps = ['panel', 'live', 'join']
  const pages = apps.map((app) => colorsIn(`apps/${app}/index.html`, /name="theme-color" content=/))
  const manifests = apps.map((app) => colorsIn(`apps/${app}/public/app.webmanifest`, /"(?:background|theme)_color":/))
  expect(pages).toEqual(apps.map(() => [ground]))
  expect(manifests).toEqual(apps.map(() => [ground, ground]))
})

// the server imports no design system, and its few pages stand beside those that do
it.each(['lib/plain-page.ts', 'mail/outbox-page.ts'])('%s has the colors of the product', (page) => {
  // mails have a light ground of their own, which their page shows
  const colors = ['packages/ui/src/tokens/colors.ts', 'apps/api/src/mail/mail-html.ts']
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
  const used = readFileSync(join(root, 'apps/api/src', page), 'utf8').match(/#[0-9a-f]{6}\b/g) ?? []
  expect(used).not.toEqual([])
  expect(used.filter((color) => !colors.includes(color))).toEqual([])
})
