import { readConfig } from '../src/app/read-config.ts'
import { errorAnswers } from '../src/app/refusals.ts'
import type { Database } from '../src/database/database.ts'
import { runLatido } from '../src/operations/cli/run-latido.ts'

export interface Handed {
  readonly answers?: readonly string[]
  readonly handedIn?: string
}

export const runLine = async (db: Database, line: string, { answers, handedIn = '' }: Handed = {}) => {
  const out: string[] = []
  const err: string[] = []
  const questions: string[] = []
  const left = [...(answers ?? [])]
  const reply = async (question: string): Promise<string> => {
    questions.push(question)
    const answer = left.shift()
    if (answer === undefined) throw new Error(`nobody answers ${question}`)
    return answer
  }
  const isInteractive = answers !== undefined
  const code = await runLatido(
    [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''),
    {
      out: (text) => out.push(text),
      err: (text) => err.push(text),
      ask: isInteractive ? reply : null,
      askSecret: isInteractive ? reply : null,
      readAll: async () => handedIn,
    },
    {
      config: () => readConfig({}, process.cwd()),
      open: async () => ({ db, close: async () => {} }),
      refusalSentence: (refusal) => errorAnswers.refusalSentence(refusal, 'en'),
    },
  )
  return { code, out: out.join('\n'), err: err.join('\n'), questions }
}
