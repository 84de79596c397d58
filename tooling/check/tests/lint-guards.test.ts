import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

// The rules of the house that lint holds: each is broken once in a repository of two files, so that a rule that is
// switched off, or a folder that is spelt wrong, does not pass for a rule that is kept.
const root = join(import.meta.dirname, '../../..')
const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')

/** The repository's own rules; those that need types are left to the repository. */
const rules = (): object => {
  const { options: _, ...config } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'))
  return config
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'))
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(rules()))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The rules that files break, by the name they have in lint. */
const brokenBy = (files: Readonly<Record<string, string>>): string[] => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const lint = () => {
    try {
      return execFileSync(process.execPath, [oxlint, '--format=json'], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      })
    } catch (error) {
      return (error as { stdout: string }).stdout
    }
  }
  const { diagnostics } = JSON.parse(lint()) as { diagnostics: { code: string; severity: string }[] }
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)
}

const imports = (path: string): string => `import { thing } from '${path}'\n\nexport const other = thing\n`
const lines = (count: number, line: string): string => `${line}\n`.repeat(count)

describe('lint fails on', () => {
  it('raw SQL outside its folder', () => {
    const raw = "import { sql } from 'drizzle-orm'\n\nexport const all = sql.raw('select 1')\n"
    expect(brokenBy({ 'apps/api/src/areas/rooms/one.ts': raw })).toEqual(['eslint(no-restricted-properties)'])
    expect(
      brokenBy({
        'apps/api/src/areas/rooms/one.ts': 'export const one = 1\n',
        'apps/api/src/database/raw-sql/one.ts': raw,
      }),
    ).toEqual([])
  })

  it('a circle of types alone', () => {
    const circle = {
      'apps/api/src/one.ts': "import type { Two } from './two.ts'\n\nexport interface One {\n  readonly two: Two\n}\n",
      'apps/api/src/two.ts': "import type { One } from './one.ts'\n\nexport interface Two {\n  readonly one: One\n}\n",
    }
    expect(brokenBy(circle)).toEqual(['import(no-cycle)', 'import(no-cycle)'])
  })

  it.each([
    ['a feature that imports another', 'apps/panel/src/features/rooms/page.ts', '../members/words.ts'],
    ['a part of a feature that does', 'apps/panel/src/features/rooms/walls/page.ts', '../../members/words.ts'],
    ['a domain that knows a package', 'packages/domain/src/one.ts', '@repo/api-client/core/client'],
    ['straps that know a contract', 'packages/straps/src/one.ts', '@repo/api-client/core/client'],
    ['straps that know Node', 'packages/straps/src/one.ts', 'node:fs'],
    ['a ui that knows the domain', 'packages/ui/src/one.ts', '@repo/domain/time/day'],
  ])('%s', (_, path, imported) => {
    expect(brokenBy({ [path]: imports(imported) })).toEqual(['eslint(no-restricted-imports)'])
  })

  it.each([
    ['apps/panel/src/features/rooms/page.ts', '../../app/toasts.ts'],
    ['apps/panel/src/features/rooms/walls/page.ts', '../words.ts'],
    ['packages/domain/src/one.ts', '@repo/color/oklch'],
    ['packages/straps/src/one.ts', '@repo/domain/core/units'],
    ['packages/ui/src/one.ts', '@repo/color/oklch'],
  ])('nothing that is allowed: %s', (path, imported) => {
    expect(brokenBy({ [path]: imports(imported) })).toEqual([])
  })

  it('a server that reads a clock which no test can hold', () => {
    const body = 'export const passed = (): number => performance.now()\n'
    expect(brokenBy({ 'apps/api/src/limit.ts': body })).toEqual(['eslint(no-restricted-properties)'])
    expect(
      brokenBy({ 'apps/api/src/limit.ts': 'export const limit = 1\n', 'apps/api/src/lib/clock.ts': body }),
    ).toEqual([])
  })

  it('a server that asks other places than those it is told of', () => {
    const body = "export const asked = fetch('https://elsewhere.example')\n"
    expect(brokenBy({ 'apps/api/src/ask.ts': body })).toEqual(['eslint(no-restricted-globals)'])
    expect(
      brokenBy({ 'apps/api/src/ask.ts': 'export const asked = 1\n', 'apps/api/src/lib/fetch-from.ts': body }),
    ).toEqual([])
  })

  it('a file of more than 250 lines, a test too, unless it is a story or a style', () => {
    const long = lines(251, "export * from './a.ts'")
    const tests = ['apps/api/src/long.ts', 'apps/api/tests/long.test.ts', 'e2e/tests/long.spec.ts']
    for (const path of tests) expect(brokenBy({ [path]: long })).toContain('eslint(max-lines)')
    const emptied = Object.fromEntries(tests.map((path) => [path, '']))
    const others = { 'packages/ui/src/long.stories.tsx': long, 'packages/ui/src/long.css.ts': long }
    expect(brokenBy({ ...emptied, ...others })).not.toContain('eslint(max-lines)')
  })

  it('a function of more than 80 lines', () => {
    const body = `export const long = (act: () => void): void => {\n${lines(81, '  act()')}}\n`
    expect(brokenBy({ 'apps/api/src/long.ts': body })).toContain('eslint(max-lines-per-function)')
  })

  it('a function that branches more than fourteen times', () => {
    const branches = lines(15, '  if (act(1)) act(2)')
    const body = `export const many = (act: (way: number) => boolean): void => {\n${branches}}\n`
    expect(brokenBy({ 'apps/api/src/many.ts': body })).toContain('eslint(complexity)')
  })
})
