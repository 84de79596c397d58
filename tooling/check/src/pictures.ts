import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { sum, type Count } from './reports/count-tests.ts'

export const DRAWING_PACKAGES = ['apps/panel', 'packages/ui', 'packages/live-class', 'apps/join'] as const

interface PicturesReport {
  readonly compared: number
  readonly different: number
  readonly skipped: number
  readonly reason: string | null
}

const reportsOf = (root: string): readonly (PicturesReport & { readonly name: string })[] =>
  DRAWING_PACKAGES.map((name) => ({ name, file: join(root, name, 'test-results/pictures.json') }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => ({ name, ...(JSON.parse(readFileSync(file, 'utf8')) as PicturesReport) }))

/** Pictures from another platform are skipped. */
export const countPictures = (root: string): Count =>
  sum(reportsOf(root).map(({ compared, different, skipped }) => ({ passed: compared, failed: different, skipped })))
