/**
 * Runs one of the repository's TypeScript tools: `node tooling/check/launch.mjs check/src/start.ts …`. Plain JavaScript that
 * an old Node can read too, to say in one sentence what is missing. The right Node comes with the packages on Linux,
 * macOS and Windows (`optionalDependencies`); elsewhere it is the machine's own.
 */
import { fileURLToPath, pathToFileURL } from 'node:url'

import { missingNode } from './src/node-version.mjs'

const sentence = missingNode(
  process.versions.node,
  `none comes with the packages for ${process.platform} ${process.arch}, so install one from https://nodejs.org`,
)
if (sentence !== null) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const script = new URL(`../${process.argv[2] ?? ''}`, import.meta.url)
// the tool finds its arguments where it would without this file
process.argv.splice(1, 2, fileURLToPath(script))

const { onLauncherGone } = await import('./src/launchers.ts')
// a tool that has children hands the signal on; one that has none ends by it
onLauncherGone(() => process.kill(process.pid, 'SIGTERM'))
await import(pathToFileURL(fileURLToPath(script)).href)
