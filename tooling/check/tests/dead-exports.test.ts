import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

// knip's settings are the repository's own, in a repository of two packages: a package that is no longer looked at,
// or an entry that takes everything in, does not pass for one without dead exports.
const root = join(import.meta.dirname, '../../..')
const knip = join(root, 'node_modules/knip/bin/knip.js')

let folder = ''
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const manifest = (name: string, dependencies: Readonly<Record<string, string>> = {}): string =>
  JSON.stringify({ name, type: 'module', exports: { './thing': './src/thing.ts' }, dependencies })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'knip-'))
  write('package.json', JSON.stringify({ name: 'gym', private: true, workspaces: ['apps/*', 'packages/*'] }))
  for (const name of ['knip.json', 'knip.production.ts']) write(name, readFileSync(join(root, name), 'utf8'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The names of unused exports. */
const dead = (...flags: readonly string[]): readonly string[] => {
  const report = execFileSync(process.execPath, [knip, '--reporter=json', '--no-exit-code', ...flags], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { issues } = JSON.parse(report) as {
    issues: readonly { exports?: readonly { name: string }[]; types?: readonly { name: string }[] }[]
  }
  return issues.flatMap(({ exports = [], types = [] }) => [...exports, ...types].map(({ name }) => name)).toSorted()
}

const TIMEOUT = 30_000

describe('knip finds', () => {
  it.each(['domain', 'straps', 'api-client', 'live-class', 'ui'])(
    'unused exports of %s',
    { timeout: TIMEOUT },
    (name) => {
      write(`packages/${name}/package.json`, manifest(`@repo/${name}`))
      write(`packages/${name}/src/thing.ts`, 'export const used = 1\nexport const forgotten = 2\n')
      write('apps/api/package.json', manifest('@repo/api', { [`@repo/${name}`]: 'workspace:*' }))
      write('apps/api/src/latido.ts', `import { used } from '@repo/${name}/thing'\n\nconsole.log(used)\n`)
      expect(dead()).toEqual(['forgotten'])
    },
  )

  it.each(['thing.stories.ts', 'thing.test.ts'])('what only %s uses of ui', { timeout: TIMEOUT }, (alone) => {
    write('packages/ui/package.json', manifest('@repo/ui'))
    write('packages/ui/src/thing.ts', 'export const used = 1\nexport const shown = 2\n')
    write(`packages/ui/src/${alone}`, "import { shown } from './thing.ts'\n\nconsole.log(shown)\n")
    write('apps/panel/package.json', manifest('@repo/panel', { '@repo/ui': 'workspace:*' }))
    write('apps/panel/src/main.tsx', "import { used } from '@repo/ui/thing'\n\nconsole.log(used)\n")
    expect(dead('-c', 'knip.production.ts', '--production', '--include', 'exports')).toEqual(['shown'])
  })
})
