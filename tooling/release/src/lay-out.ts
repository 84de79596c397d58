import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { productionPackages } from './production-packages.ts'

const APPS = ['api', 'panel', 'live', 'join', 'meet'] as const

const FOR_BUILDERS = /\.map$|\.d\.[cm]?ts$|[\\/]\.bin$/

const copy = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, dereference: true, filter: (path) => !FOR_BUILDERS.test(path) })

/** Excludes its dependencies, which are copied separately. */
const copyPackage = (from: string, to: string): void => {
  const nested = join(from, 'node_modules')
  cpSync(from, to, {
    recursive: true,
    dereference: true,
    filter: (path) => path !== nested && !FOR_BUILDERS.test(path),
  })
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

export interface Release {
  readonly version: string
  readonly platform: string
  readonly name: string
}

export const releaseOf = (root: string): Release => {
  const { version } = readJson(join(root, 'package.json')) as { readonly version: string }
  const platform = `${process.platform}-${process.arch}`
  return { version, platform, name: `latido-${version}-${platform}` }
}

/** Null if this platform's packages contain no Node. */
const bundledNode = (root: string, platform: string): string | null => {
  const name = platform.startsWith('win32') ? 'node.exe' : 'node'
  const folder = `node-${platform.replace('win32', 'win')}`
  const candidates = [folder, folder.replace('node-', 'node-bin-')]
  return candidates.map((one) => join(root, 'node_modules', one, 'bin', name)).find((path) => existsSync(path)) ?? null
}

export const layOut = (root: string, folder: string, { version }: Release): void => {
  const place = (name: string): string => join(folder, name)
  mkdirSync(folder, { recursive: true })
  cpSync(join(root, 'tooling/release/archive'), folder, { recursive: true })
  cpSync(join(root, 'tooling/check/src/node-version.mjs'), place('node-version.mjs'))
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, file), place(file))
  cpSync(join(root, 'docs/operations.md'), place('OPERATIONS.md'))
  cpSync(join(root, 'deploy'), place('deploy'), { recursive: true })
  for (const app of APPS) {
    const dist = join(root, 'apps', app, 'dist')
    if (!existsSync(dist)) throw new Error(`apps/${app} is not built`)
    copy(dist, place(`apps/${app}/dist`))
  }
  const api = join(root, 'apps/api')
  const unbundled = readJson(join(api, 'dist/unbundled.json')) as readonly string[]
  for (const { folder: from, to } of productionPackages(unbundled, api)) copyPackage(from, place(to))
  const node = bundledNode(root, `${process.platform}-${process.arch}`)
  if (node !== null) {
    mkdirSync(place('runtime'))
    cpSync(node, place(join('runtime', node.endsWith('.exe') ? 'node.exe' : 'node')))
  }
  const manifest = {
    name: 'latido',
    version,
    private: true,
    license: 'Apache-2.0',
    type: 'module',
    os: [process.platform],
    cpu: [process.arch],
  }
  writeFileSync(place('package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(place('VERSION'), `${version}\n`)
  chmodSync(place('latido'), 0o755)
}
