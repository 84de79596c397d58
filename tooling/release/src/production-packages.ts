import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export interface PlacedPackage {
  readonly folder: string
  readonly to: string
  readonly name: string
  readonly version: string
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Node's resolution; null for an optional package missing on this platform. */
const findPackage = (name: string, from: string): string | null => {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate)
    if (folder === dirname(folder)) return null
  }
}

/**
 * Hoists each package; a second version is nested in its dependents.
 * @throws when a required package isn't installed.
 */
export const productionPackages = (names: readonly string[], from: string): readonly PlacedPackage[] => {
  const placed = new Map<string, PlacedPackage>()
  const visit = (name: string, needer: { readonly folder: string; readonly to: string }, isOptional: boolean): void => {
    const folder = findPackage(name, needer.folder)
    if (folder === null) {
      if (isOptional) return
      throw new Error(`${name} is not installed, and ${needer.folder} needs it`)
    }
    const top = `node_modules/${name}`
    if ((placed.get(top)?.folder ?? folder) === folder && placed.has(top)) return
    const to = placed.has(top) ? `${needer.to}/node_modules/${name}` : top
    if (placed.has(to)) return
    const { version, dependencies = {}, optionalDependencies = {} } = manifestOf(folder)
    placed.set(to, { folder, to, name, version })
    const itself = { folder, to }
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) {
      visit(dependency, itself, dependency in optionalDependencies)
    }
  }
  for (const name of names) visit(name, { folder: from, to: '.' }, false)
  return [...placed.values()]
}
