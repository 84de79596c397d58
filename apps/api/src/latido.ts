import { readConfig } from './config.ts'
import { openDatabase } from './terminal/open-database.ts'
import { processTerminal } from './terminal/process-terminal.ts'
import { runLatido } from './terminal/run-latido.ts'

const config = () => readConfig({ LOG_LEVEL: 'error', ...process.env }, process.cwd())

process.exitCode = await runLatido(process.argv.slice(2), processTerminal(), {
  config,
  open: async () => openDatabase(config()),
})
