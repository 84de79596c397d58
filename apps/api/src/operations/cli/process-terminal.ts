import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

import type { Terminal } from './command.ts'

const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() })

const question = async (words: string, isSecret: boolean): Promise<string> => {
  process.stderr.write(words)
  const lines = createInterface({ input: process.stdin, output: isSecret ? nowhere() : process.stderr, terminal: true })
  const stop = new AbortController()
  // Ctrl+C or end of input cancels the command
  lines.once('SIGINT', () => stop.abort())
  lines.once('close', () => stop.abort())
  try {
    return await lines.question('', { signal: stop.signal })
  } finally {
    lines.close()
    if (isSecret) process.stderr.write('\n')
  }
}

/** Prompts go to stderr, so that stdout can be piped. */
export const processTerminal = (): Terminal => {
  const isInteractive = process.stdin.isTTY && process.stderr.isTTY
  return {
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
    ask: isInteractive ? (words) => question(words, false) : null,
    askSecret: isInteractive ? (words) => question(words, true) : null,
    readAll: () => text(process.stdin),
  }
}
