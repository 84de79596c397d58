import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** pnpm is a script on some machines and a binary on others. */
export const pnpmCommand = (args: readonly string[]): readonly [string, ...string[]] => {
  const pnpm = process.env['npm_execpath'] ?? 'pnpm'
  return /\.[cm]?js$/.test(pnpm) ? [process.execPath, pnpm, ...args] : [pnpm, ...args]
}

type Bin = string | Readonly<Record<string, string>> | undefined

const scriptOf = (bin: Bin, name: string): string | undefined => (typeof bin === 'string' ? bin : bin?.[name])

/** Runs a tool's JavaScript directly, because its name is a `.cmd` on Windows, which needs a shell. */
export const toolCommand = (
  owner: string,
  tool: { readonly package: string; readonly name?: string },
  args: readonly string[] = [],
): readonly [string, ...string[]] => {
  const folder = join(owner, 'node_modules', tool.package)
  const name = tool.name ?? tool.package
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly bin?: Bin }
  const script = scriptOf(bin, name)
  if (script === undefined) throw new Error(`${tool.package} has no command ${name}`)
  return [process.execPath, join(folder, script), ...args]
}
