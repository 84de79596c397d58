import { openDatabase } from './terminal/open-database.ts'
import { processTerminal } from './terminal/process-terminal.ts'
import { runLatido } from './terminal/run-latido.ts'

process.exitCode = await runLatido(process.argv.slice(2), processTerminal(), () =>
  openDatabase(process.env, process.cwd()),
)
