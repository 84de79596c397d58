import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { productionPackages } from '../src/production-packages.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packages-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

interface Needs {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** Simulates pnpm's layout: a folder per version, and links in dependents. */
const install = (id: string, needs: Needs, ...neededBy: readonly string[]): void => {
  const [, name = '', version = ''] = /^(.+)@(.+)$/.exec(id) ?? []
  const folder = join(root, 'store', id, 'node_modules', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, ...needs }))
  for (const one of neededBy) {
    const link = one === 'app' ? join(root, 'app/node_modules', name) : join(root, 'store', one, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(folder, link)
  }
}

const placed = (...names: readonly string[]) =>
  productionPackages(names, join(root, 'app')).map(({ to, version }) => `${to} ${version}`)

it('takes what a package needs, and what that needs', () => {
  install('pg@8.0.0', { dependencies: { 'pg-types': '2' } }, 'app')
  install('pg-types@2.0.0', { dependencies: { '@scope/bytes': '1' } }, 'pg@8.0.0')
  install('@scope/bytes@1.0.0', {}, 'pg-types@2.0.0')
  expect(placed('pg')).toEqual([
    'node_modules/pg 8.0.0',
    'node_modules/pg-types 2.0.0',
    'node_modules/@scope/bytes 1.0.0',
  ])
})

it('takes what is optional where it is installed', () => {
  install('sharp@1.0.0', { optionalDependencies: { 'sharp-linux': '1', 'sharp-darwin': '1' } }, 'app')
  install('sharp-linux@1.0.0', {}, 'sharp@1.0.0')
  expect(placed('sharp')).toEqual(['node_modules/sharp 1.0.0', 'node_modules/sharp-linux 1.0.0'])
})

it('puts a second version below whoever needs it, and ends in a ring', () => {
  install('ws@8.0.0', { dependencies: { ably: '1' } }, 'app')
  install('ably@1.0.0', { dependencies: { ws: '7' } }, 'app', 'ws@8.0.0')
  install('ws@7.0.0', { dependencies: { ably: '1' } }, 'ably@1.0.0')
  symlinkSync(join(root, 'store/ably@1.0.0/node_modules/ably'), join(root, 'store/ws@7.0.0/node_modules/ably'))
  expect(placed('ws', 'ably')).toEqual([
    'node_modules/ws 8.0.0',
    'node_modules/ably 1.0.0',
    'node_modules/ably/node_modules/ws 7.0.0',
  ])
})

it('refuses to leave out what is needed', () => {
  install('pg@8.0.0', { dependencies: { 'pg-types': '2' } }, 'app')
  expect(() => placed('pg')).toThrow('pg-types is not installed')
})
