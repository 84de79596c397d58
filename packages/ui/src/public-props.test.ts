import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, sep } from 'node:path'

import { describe, expect, it } from 'vitest'

// Every app depends on these props, so changes appear in public-props.txt for review. `vitest -u` updates it.
const root = join(import.meta.dirname, '..')
const TIMEOUT = 60_000

const compiler = (): string => {
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json')
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { tsc: string } }
  return join(dirname(manifest), bin.tsc)
}

/** Emits the package's declarations without comments, and reads them. */
const declarations = (): ReadonlyMap<string, string> => {
  const out = mkdtempSync(join(tmpdir(), 'ui-props-'))
  try {
    const flags = ['--noEmit', 'false', '--emitDeclarationOnly', '--declaration', '--removeComments', '--rootDir', '.']
    execFileSync(process.execPath, [compiler(), '-p', '.', ...flags, '--outDir', out], { cwd: root })
    const files = globSync('src/**/*.d.ts', { cwd: out })
    return new Map(files.map((file) => [file.split(sep).join('/'), readFileSync(join(out, file), 'utf8')]))
  } finally {
    rmSync(out, { recursive: true })
  }
}

const declared = (source: string): string => source.replace(/\.tsx?$/u, '.d.ts')

/** The sources that `exports` of package.json open to others. */
const publicSources = (): readonly string[] => {
  const { exports: opened } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const named = Object.values(opened).filter((file) => !file.includes('*') && !file.endsWith('.css.ts'))
  const components = globSync('src/*/', { cwd: root })
    .map((folder) => basename(folder))
    .map((name) => `src/${name}/${name}.tsx`)
    .filter((file) => existsSync(join(root, file)))
  return [...named.map((file) => relative('.', file).split(sep).join('/')), ...components].toSorted()
}

/** A public file and those it takes types from. */
const reach = (all: ReadonlyMap<string, string>, files: readonly string[]): readonly string[] => {
  const seen = new Set<string>()
  const visit = (file: string): void => {
    const text = all.get(file)
    if (text === undefined || seen.has(file)) return
    seen.add(file)
    for (const [, target = ''] of text.matchAll(/from ['"](\.[^'"]+)['"]|import\(['"](\.[^'"]+)['"]\)/gu))
      visit(declared(join(dirname(file), target).split(sep).join('/')))
  }
  for (const file of files) visit(file)
  return [...seen].toSorted()
}

describe('the public props', () => {
  it(
    'match the reviewed list',
    async () => {
      const all = declarations()
      const files = publicSources().map(declared)
      expect(files.filter((file) => !all.has(file) && !file.endsWith('global.d.ts'))).toEqual([])
      const text = reach(all, files).map((file) => `// ${file}\n${all.get(file) ?? ''}`)
      expect(text.join('\n')).toContain('interface DataTableProps<Row>')
      await expect(text.join('\n')).toMatchFileSnapshot('public-props.txt')
    },
    TIMEOUT,
  )
})
