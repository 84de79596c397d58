/**
 * Starts Latido: `node latido.js` serves, and `node latido.js backup …` or any other word is a command. Plain
 * JavaScript that an old Node can read too, to say in one sentence what is missing.
 */
import { readFileSync } from 'node:fs'

import { missingNode } from './node-version.mjs'

const { version, os, cpu } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

const refuse = (sentence) => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

if (!os.includes(process.platform) || !cpu.includes(process.arch)) {
  refuse(
    `This archive is for ${os[0]} ${cpu[0]}, but this machine is ${process.platform} ${process.arch}. ` +
      'Download the archive for this platform.',
  )
}
const sentence = missingNode(process.versions.node, 'start it with ./latido, which uses the bundled Node')
if (sentence !== null) refuse(sentence)

const words = process.argv.slice(2)
process.env['NODE_ENV'] ||= 'production'
if (words[0] === '--version') process.stdout.write(`${version}\n`)
else await import(words.length === 0 ? './apps/api/dist/main.js' : './apps/api/dist/latido.js')
