/** pnpm is a script on some machines and a binary on others. */
export const pnpmCommand = (args: readonly string[]): readonly [string, ...string[]] => {
  const pnpm = process.env['npm_execpath'] ?? 'pnpm'
  return /\.[cm]?js$/.test(pnpm) ? [process.execPath, pnpm, ...args] : [pnpm, ...args]
}
