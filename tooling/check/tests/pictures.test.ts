import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, expect, it } from 'vitest'

import { countPictures } from '../src/pictures.ts'

const root = mkdtempSync(join(tmpdir(), 'latido-pictures-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const report = (name: string, content: object): void => {
  const file = join(root, name, 'test-results/pictures.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(content))
}

it('pictures that were not compared are counted as skipped', () => {
  report('packages/ui', { compared: 3, different: 1, skipped: 0, reason: null })
  report('apps/join', { compared: 0, different: 0, skipped: 2, reason: 'another browser' })
  expect(countPictures(root)).toEqual({ passed: 3, failed: 1, skipped: 2 })
})
