import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const TASKS = ['test:unit', 'test:server', 'test:stories', 'test:journeys']

/** Outside of the package, but part of what its task depends on, or absent from the repository. */
const KNOWN = /shared\/hr|apps\/(?:api\/dist|panel)|packages\/i18n|latido\.js/

const readsOutside = (folder: string): boolean =>
  globSync('{src,tests}/**/*.{test,spec}.ts', { cwd: join(root, folder) }).some((file) =>
    [
      ...readFileSync(join(root, folder, file), 'utf8').matchAll(
        /(?:import\.meta\.dirname, |new URL\()'((?:\.\.\/){2,}[^']*)'/g,
      ),
    ].some(([, path = '']) => !KNOWN.test(path)),
  )

const namesInputs = (folder: string): boolean => {
  const { tasks = {} } = JSON.parse(readFileSync(join(root, folder, 'turbo.json'), 'utf8')) as {
    readonly tasks?: Readonly<Record<string, { readonly inputs?: unknown; readonly cache?: boolean }>>
  }
  return TASKS.some((name) => tasks[name]?.inputs !== undefined || tasks[name]?.cache === false)
}

it('every package whose tests read files outside of it declares them, so that their results are not taken from the cache', () => {
  const packages = globSync('{packages,apps,tooling}/*/turbo.json', { cwd: root }).map((file) =>
    file.replace('/turbo.json', ''),
  )
  expect(packages.filter(readsOutside).length).toBeGreaterThan(2)
  expect(packages.filter((folder) => readsOutside(folder) && !namesInputs(folder))).toEqual([])
})
