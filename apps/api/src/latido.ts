import { readConfig } from './app/read-config.ts'
import { errorAnswers } from './app/refusals.ts'
import { openDatabase } from './operations/cli/open-database.ts'
import { processTerminal } from './operations/cli/process-terminal.ts'
import { runLatido } from './operations/cli/run-latido.ts'

const config = () => readConfig({ LOG_LEVEL: 'error', ...process.env }, process.cwd())

process.exitCode = await runLatido(process.argv.slice(2), processTerminal(), {
  config,
  open: async () => openDatabase(config()),
  refusalSentence: (refusal) => errorAnswers.refusalSentence(refusal, 'en'),
})
