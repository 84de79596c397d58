import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { countPictures } from '../pictures.ts'
import {
  ofPlaywright,
  ofVitest,
  sum,
  testsOfPlaywright,
  testsOfVitest,
  type Count,
  type PlaywrightReport,
  type TimedTest,
  type VitestReport,
} from './count-tests.ts'
import { failedInPlaywright, failedInVitest, retriedInPlaywright, retriedInVitest } from './failed-tests.ts'

export interface Reports {
  readonly count: Count
  readonly failed: readonly string[]
  readonly retried: readonly string[]
  readonly tests: readonly TimedTest[]
}

const VITEST = '{packages,apps,tooling}/*/test-results/vitest.json'
const PICTURES = '{packages,apps}/*/test-results/pictures.json'
const PLAYWRIGHT = 'e2e/test-results/journeys.json'

const read = (root: string, pattern: string): readonly unknown[] =>
  globSync(pattern, { cwd: root }).map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')))

/** Prevents counting reports of earlier runs. */
export const removeReports = (root: string): void => {
  for (const pattern of [VITEST, PICTURES, PLAYWRIGHT])
    for (const file of globSync(pattern, { cwd: root })) rmSync(join(root, file), { force: true })
}

export const readReports = (root: string): Reports => {
  const vitest = read(root, VITEST) as readonly VitestReport[]
  const playwright = read(root, PLAYWRIGHT) as readonly PlaywrightReport[]
  return {
    count: sum([...vitest.map(ofVitest), ...playwright.map(ofPlaywright), countPictures(root)]),
    failed: [...vitest.flatMap(failedInVitest), ...playwright.flatMap(failedInPlaywright)],
    retried: [...vitest.flatMap(retriedInVitest), ...playwright.flatMap(retriedInPlaywright)],
    tests: [...vitest.flatMap(testsOfVitest), ...playwright.flatMap(testsOfPlaywright)],
  }
}
