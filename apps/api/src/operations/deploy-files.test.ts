import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { Environment } from '../app/read-config.ts'

const root = join(import.meta.dirname, '../../../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const known = new Set(Object.keys(Environment.shape))

/** Names that a pattern finds, at least one, so that a changed format doesn't pass as empty. */
const namesIn = (path: string, pattern: RegExp): readonly string[] => {
  const names = [...read(path).matchAll(pattern)].map(([, name = '']) => name)
  expect(names).not.toEqual([])
  return names
}

describe('the files of deploy/', () => {
  it.each([
    ['deploy/latido.env', /^([A-Z_]+)=/gm],
    ['deploy/latido.service', /^Environment=(?!TMPDIR)([A-Z_]+)=/gm],
    ['deploy/Containerfile', /(?<=^ENV .*)\b([A-Z_]+)=/gm],
    // the environments of other programs are on one line
    ['deploy/compose.yaml', /^ +([A-Z_]+): /gm],
  ])('%s contains only settings that the server reads', (path, pattern) => {
    expect(namesIn(path, pattern).filter((name) => !known.has(name))).toEqual([])
  })

  it('deploy/compose.env names exactly what deploy/compose.yaml reads from it', () => {
    const taken = new Set(namesIn('deploy/compose.yaml', /\$\{([A-Z_]+)/g))
    expect(namesIn('deploy/compose.env', /^([A-Z_]+)=/gm).toSorted()).toEqual([...taken].toSorted())
  })

  it('docs/operations.md lists every setting', () => {
    const documented = new Set(namesIn('docs/operations.md', /`([A-Z_]+)`/g))
    // set by the service or container
    expect([...known].filter((name) => !documented.has(name) && name !== 'NODE_ENV')).toEqual([])
  })
})
