import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** 32-bit systems have no such Node. */
export const RECEIVER_CPUS = ['x64', 'arm64'] as const
export type ReceiverCpu = (typeof RECEIVER_CPUS)[number]

interface Root {
  readonly version: string
  readonly optionalDependencies: Readonly<Record<string, string>>
}

const rootOf = (root: string): Root => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Root

/** Installs the Node of another CPU into `folder`, from the registry of pnpm. Its hash must be that of the lockfile. */
const fetchNode = (root: string, folder: string, cpu: ReceiverCpu): string => {
  const name = `node-linux-${cpu}`
  const version = rootOf(root).optionalDependencies[name] ?? ''
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { [name]: version } }))
  const architecture = `supportedArchitectures:\n  os: [linux]\n  cpu: [${cpu}]\n  libc: [glibc]\n`
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), `packages: [.]\n${architecture}`)
  const pnpm = process.env['npm_execpath'] ?? 'pnpm'
  const [program, ...first] = /\.[cm]?js$/.test(pnpm) ? [process.execPath, pnpm] : [pnpm]
  const { status } = spawnSync(program ?? pnpm, [...first, 'install', '--ignore-scripts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`${name} ${version} could not be fetched`)
  const [integrity = ''] = /integrity: \S+(?=\})/.exec(readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8')) ?? []
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  if (integrity === '' || !lockfile.includes(integrity))
    throw new Error(`${name} ${version} is not that of the lockfile`)
  return join(folder, 'node_modules', name, 'bin/node')
}

const copyNode = (root: string, to: string, cpu: ReceiverCpu): void => {
  const installed = join(root, 'node_modules', `node-linux-${cpu}`, 'bin/node')
  if (existsSync(installed)) return cpSync(installed, to, { dereference: true })
  const folder = mkdtempSync(join(tmpdir(), 'latido-node-'))
  try {
    cpSync(fetchNode(root, folder, cpu), to, { dereference: true })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const receiverName = (root: string, cpu: ReceiverCpu): string =>
  `latido-receiver-${rootOf(root).version}-linux-${cpu}`

export const layOutReceiver = (root: string, folder: string, cpu: ReceiverCpu): void => {
  const receiver = join(root, 'apps/receiver')
  const place = (name: string): string => join(folder, name)
  const bundle = join(receiver, 'dist/receiver.js')
  if (!existsSync(bundle)) throw new Error('apps/receiver is not built')
  mkdirSync(place('runtime'), { recursive: true })
  cpSync(join(receiver, 'archive'), folder, { recursive: true })
  cpSync(bundle, place('receiver.js'))
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, file), place(file))
  cpSync(join(root, 'docs/receiver.md'), place('README.md'))
  copyNode(root, place('runtime/node'), cpu)
  const { version } = rootOf(root)
  const manifest = { name: 'latido-receiver', version, private: true, license: 'Apache-2.0', type: 'module' }
  writeFileSync(place('package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(place('VERSION'), `${version}\n`)
  writeFileSync(place('ARCH'), `${cpu}\n`)
  for (const program of ['install', 'latido-receiver', 'runtime/node']) chmodSync(place(program), 0o755)
}
