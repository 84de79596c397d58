/** The command line that runs the pnpm which runs this; on some machines it is a script, on others a program. */
export const pnpmCommand = (args: readonly string[]): readonly [string, ...string[]] => {
  const pnpm = process.env['npm_execpath'] ?? 'pnpm'
  return /\.[cm]?js$/.test(pnpm) ? [process.execPath, pnpm, ...args] : [pnpm, ...args]
}
