import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** An import, as the paths of two sources below `apps/api/src`. */
export type Import = readonly [from: string, to: string]

const PLATFORM = new Set(['database', 'http', 'images', 'lib', 'lists', 'mail', 'realtime', 'sandbox'])
/** Folders that only `app` and the entry points import, besides themselves. */
const TOP = new Set(['app', 'cluster', 'demo', 'operations'])

const IMPORTED = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g

const isSource = (file: string): boolean => file.endsWith('.ts') && !file.endsWith('.test.ts')

/** All imports between the sources of the server, types and dynamic imports included. */
export const importsOfServer = (root: string): readonly Import[] => {
  const folder = join(root, 'apps/api/src')
  return globSync('**/*.ts', { cwd: folder })
    .filter(isSource)
    .flatMap((from) =>
      [...readFileSync(join(folder, from), 'utf8').matchAll(IMPORTED)].map(([, path = '']): Import => [
        from,
        normalize(join(dirname(from), path)),
      ]),
    )
}

const folderOf = (path: string): string => path.split('/')[0] ?? ''
const areaOf = (path: string): string | null => (folderOf(path) === 'areas' ? (path.split('/')[1] ?? null) : null)

const isForbidden = ([from, to]: Import): boolean => {
  const [source, target] = [folderOf(from), folderOf(to)]
  if (source === target) return false
  if (PLATFORM.has(source)) return !PLATFORM.has(target)
  if (source === 'areas') return TOP.has(target)
  return TOP.has(source) && source !== 'app' && TOP.has(target)
}

/** The imports that break `app → areas → platform`; `cluster`, `demo`, and `operations` may import areas. */
export const forbiddenImports = (imports: readonly Import[]): readonly string[] =>
  imports.filter(isForbidden).map(([from, to]) => `${from} → ${to}`)

const pairsOf = (
  imports: readonly Import[],
  nameOf: (path: string) => string | null,
): readonly (readonly [string, string])[] =>
  imports.flatMap(([from, to]) => {
    const [source, target] = [nameOf(from), nameOf(to)]
    return source === null || target === null || source === target ? [] : [[source, target] as const]
  })

const mutual = (pairs: readonly (readonly [string, string])[]): readonly string[] => {
  const known = new Set(pairs.map((pair) => pair.join(' ')))
  return [...known]
    .filter((pair) => known.has(pair.split(' ').toReversed().join(' ')))
    .filter(isFirst)
    .toSorted()
}

const isFirst = (pair: string): boolean => {
  const [one = '', other = ''] = pair.split(' ')
  return one < other
}

/** Platform folders that import each other. */
export const mutualPlatformFolders = (imports: readonly Import[]): readonly string[] =>
  mutual(pairsOf(imports, (path) => (PLATFORM.has(folderOf(path)) ? folderOf(path) : null)))

export interface AreaImports {
  readonly count: number
  /** Areas that import each other, as `one other`. */
  readonly mutual: readonly string[]
}

/** The imports from one area to another. */
export const areaImports = (imports: readonly Import[]): AreaImports => {
  const pairs = pairsOf(imports, areaOf)
  return { count: pairs.length, mutual: mutual(pairs) }
}
