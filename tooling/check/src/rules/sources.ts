import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

import { parseSync } from 'oxc-parser'

export interface SourceFile {
  /** Relative to the repository, with `/`. */
  readonly path: string
  readonly text: string
}

const GENERATED = /route-tree\.gen\.ts$|\/locales\//

/** The tracked TypeScript files of the repository, tests included and generated files excluded. */
export const readSources = (root: string): readonly SourceFile[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mts', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '' && !GENERATED.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** Whether a file is a test, a story, or a support file of tests. */
export const isTest = (path: string): boolean =>
  /\.(?:test|spec|stories)\.tsx?$|\/(?:tests|testing|stories|fake)\/|^e2e\//.test(path)

const linesOf = (text: string): number => text.split('\n').length - 1

interface Comments {
  readonly texts: readonly string[]
  readonly lines: number
}

const commentsOf = ({ path, text }: SourceFile): Comments => {
  const { comments } = parseSync(path, text)
  return {
    texts: comments.map(({ value }) => value),
    lines: comments.reduce((sum, { start, end }) => sum + text.slice(start, end).split('\n').length, 0),
  }
}

/** Comment lines as a share of all lines, 0 to 1. */
export const commentShare = (sources: readonly SourceFile[]): number => {
  const comments = sources.reduce((sum, source) => sum + commentsOf(source).lines, 0)
  return comments / sources.reduce((sum, { text }) => sum + linesOf(text), 0)
}

/** Words that hide who acts or what happens, as `path: word`. */
export const vagueWords = (sources: readonly SourceFile[]): readonly string[] =>
  sources.flatMap((source) =>
    commentsOf(source).texts.flatMap((comment) =>
      [...comment.matchAll(/\b(?:whoever|somebody|nobody|everybody|anew|hears?|tells?|told)\b/giu)].map(
        ([word]) => `${source.path}: ${word.toLowerCase()}`,
      ),
    ),
  )

/** Folders with more source files than `most`, as `path: count`. Tests and stories don't count. */
export const largeFolders = (sources: readonly SourceFile[], most: number): readonly string[] => {
  const counts = new Map<string, number>()
  for (const { path } of sources.filter((source) => !isTest(source.path)))
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > most).map(([folder, count]) => `${folder}: ${count}`)
}

const importsOf = ({ path, text }: SourceFile): readonly string[] => {
  const { module } = parseSync(path, text)
  const dynamic = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  )
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest === null ? [] : [moduleRequest.value])),
  )
  return [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported, ...dynamic].map(
    (name) => (name.startsWith('.') ? normalize(join(dirname(path), name)) : name),
  )
}

/** A file's name in imports of other packages, for example `@repo/domain/core/text`. The design system is flat. */
const packageNameOf = (path: string): string =>
  path
    .replace(/^(?:packages|tooling)\/([^/]+)\/src\/(.*)\.tsx?$/u, '@repo/$1/$2')
    .replace(/^@repo\/ui\/.*\//u, '@repo/ui/')

const MAY_BE_SHORT = /\.css\.ts$|\/global\.ts$|\/routes\/|\/(?:area|refusals)\.ts$|\.d\.ts$/

/** Source files with fewer lines than `least` and no test of their own that one source imports: they belong into it. */
export const shortFiles = (sources: readonly SourceFile[], least: number): readonly string[] => {
  const importers = new Map<string, number>()
  for (const source of sources.filter(({ path }) => !isTest(path)))
    for (const name of new Set(importsOf(source))) importers.set(name, (importers.get(name) ?? 0) + 1)
  const paths = new Set(sources.map(({ path }) => path))
  return sources
    .filter(({ path }) => !paths.has(path.replace(/\.tsx?$/u, '.test.ts')))
    .filter(({ path, text }) => !isTest(path) && !MAY_BE_SHORT.test(path) && linesOf(text) < least)
    .map(({ path }) => path)
    .filter((path) => (importers.get(path) ?? 0) + (importers.get(packageNameOf(path)) ?? 0) === 1)
}

/** A cycle of imports, dynamic ones included, as the paths along it. Null without one. */
export const findCycle = (sources: readonly SourceFile[]): readonly string[] | null => {
  const imports = new Map(sources.map((source) => [source.path, importsOf(source)]))
  const done = new Set<string>()
  const visit = (path: string, trail: readonly string[]): readonly string[] | null => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path]
    if (done.has(path)) return null
    for (const next of imports.get(path) ?? []) {
      const found = visit(next, [...trail, path])
      if (found !== null) return found
    }
    done.add(path)
    return null
  }
  for (const path of imports.keys()) {
    const found = visit(path, [])
    if (found !== null) return found
  }
  return null
}
