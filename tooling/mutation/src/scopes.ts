/** A part of the repository whose tests must notice this share of the wrong changes. */
export interface Scope {
  readonly name: string
  /** The package, whose own tests run. */
  readonly folder: string
  /** Within the package. */
  readonly sources: string
  readonly threshold: number
}

const server = (name: string): Scope => ({
  name: `api/${name}`,
  folder: 'apps/api',
  sources: `src/${name}/`,
  threshold: 85,
})

export const scopes: readonly Scope[] = [
  { name: 'domain', folder: 'packages/domain', sources: 'src/', threshold: 95 },
  { name: 'api-client', folder: 'packages/api-client', sources: 'src/', threshold: 85 },
  ...['live', 'commands', 'queries', 'http'].map(server),
]

/** The changed files that belong to a scope, as paths within its package; tests are not changed to see who notices. */
export const changedIn = ({ folder, sources }: Scope, files: readonly string[]): readonly string[] =>
  files
    .filter((file) => file.startsWith(`${folder}/${sources}`) && /(?<!\.test)\.ts$/.test(file))
    .map((file) => file.slice(folder.length + 1))
