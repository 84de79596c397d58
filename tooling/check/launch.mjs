/**
 * Runs a TypeScript tool: `node tooling/check/launch.mjs check/src/start.ts …`.
 * Must parse on an old Node, to say what is missing.
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
// gives the tool the arguments it would get without this file
process.argv.splice(1, 2, fileURLToPath(script))

const { onLauncherGone } = await import('./src/launchers.ts')
// ends a tool without children; others forward the signal
onLauncherGone(() => process.kill(process.pid, 'SIGTERM'))
await import(pathToFileURL(fileURLToPath(script)).href)
