/**
 * `pnpm mutate`: do the tests notice wrong changes? Without arguments in the files that differ from main; `--all` (by
 * night: it takes hours) or names of parts (`pnpm mutate domain api/live`) over whole parts, whose scores go into
 * docs/mutation.md. `--sample N` tries one change in N, always the same ones: a part of the server in half an hour.
 * `--workers N` is how many run at once.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { withRow } from './report.ts'
import { runPackage } from './run-package.ts'
import { changedIn, isIn, scopes, type Scope } from './scopes.ts'
import { countOf, scoreOf, type Counted } from './score.ts'

const root = join(import.meta.dirname, '../../..')
const page = join(root, 'docs/mutation.md')
const git = (...words: string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()

/** What differs from main, or on main from the commit before. */
const changedFiles = (): readonly string[] => {
  const fork = git('merge-base', 'main', 'HEAD')
  const base = fork === git('rev-parse', 'HEAD') ? 'HEAD~' : fork
  return git('diff', '--name-only', '--diff-filter=d', base).split('\n')
}

/** What is measured: a night may end on another commit than it began with. */
const measured = { date: git('log', '-1', '--format=%cs'), commit: git('rev-parse', '--short', 'HEAD') }

const record = (scope: Scope, counted: Counted): void => {
  const { name, threshold } = scope
  const row = { name, threshold, ...counted, ...measured, sampleOf }
  writeFileSync(page, withRow(readFileSync(page, 'utf8'), row))
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
    sample: { type: 'string', default: '1' },
  },
})
const sampleOf = Number(values.sample)
if (!Number.isInteger(sampleOf) || sampleOf < 1) throw new Error('--sample wants a whole number from 1')
const unknown = positionals.filter((name) => scopes.every((scope) => scope.name !== name))
if (unknown.length > 0) throw new Error(`no part is called ${unknown.join(', ')}`)
const isWhole = values.all || positionals.length > 0
const changed = isWhole ? [] : changedFiles()
const filesOf = (scope: Scope): readonly string[] =>
  isWhole ? [`${scope.sources}**/*.ts`, `!${scope.sources}**/*.test.ts`] : changedIn(scope, changed)
const wanted = scopes
  .filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  .filter((scope) => filesOf(scope).length > 0)
const faults: string[] = []
// the parts of a package share one run: its tests are run through before the first change
for (const [run, parts] of Map.groupBy(wanted, (scope) => scope.package)) {
  const changes = await runPackage(run, parts.flatMap(filesOf), { workers: Number(values.workers), sampleOf })
  for (const scope of parts) {
    const counted = countOf(changes.filter(({ fileName }) => isIn(scope, fileName)))
    if (isWhole) record(scope, counted)
    const score = scoreOf(counted)
    process.stdout.write(`${scope.name}: ${score.toFixed(1)} % of ${counted.noticed + counted.missed} noticed\n`)
    if (score < scope.threshold) faults.push(`${scope.name} wants ${scope.threshold} %`)
  }
}
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`)
  process.exitCode = 1
}
