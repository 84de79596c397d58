/** A part of the repository whose tests must notice this share of the wrong changes. */
export interface Scope {
  readonly name: string
  readonly package: Package
  /** Within the package. */
  readonly sources: string
  readonly threshold: number
}

/** A package, whose own tests run. */
export interface Package {
  readonly folder: string
  /** A configuration of vitest for these runs; the package's own where there is none. */
  readonly config?: string
  /** Leaves out what is computed once when a module loads: every test of the package would run for each. */
  readonly ignoreStatic?: boolean
}

const domain: Package = { folder: 'packages/domain' }
const apiClient: Package = { folder: 'packages/api-client' }
const api: Package = { folder: 'apps/api', config: 'vitest.mutation.config.ts', ignoreStatic: true }

const server = (name: string): Scope => ({ name: `api/${name}`, package: api, sources: `src/${name}/`, threshold: 85 })

export const scopes: readonly Scope[] = [
  { name: 'domain', package: domain, sources: 'src/', threshold: 95 },
  { name: 'api-client', package: apiClient, sources: 'src/', threshold: 85 },
  ...['areas', 'http'].map(server),
]

/** The changed files that belong to a scope, as paths within its package; tests are not changed to see who notices. */
export const changedIn = ({ package: { folder }, sources }: Scope, files: readonly string[]): readonly string[] =>
  files
    .filter((file) => file.startsWith(`${folder}/${sources}`) && /(?<!\.test)\.ts$/.test(file))
    .map((file) => file.slice(folder.length + 1))

/** Whether a file, by any path, belongs to a scope. */
export const isIn = ({ package: { folder }, sources }: Scope, file: string): boolean =>
  file.startsWith(sources) || file.includes(`${folder}/${sources}`)
