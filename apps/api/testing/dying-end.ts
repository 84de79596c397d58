import { createContext } from '../src/app/create-context.ts'
import { readConfig } from '../src/app/read-config.ts'
import { settleChallenges } from '../src/areas/challenges/challenge-ends.ts'
import { connectEmbedded } from '../src/database/connect.ts'
import { observeStatements } from './observe-statements.ts'

/** The first batch of 100 has its results and emails by then, the second only its results. */
const DIES_AT_MAILS = 2

/** Ends a challenge and is killed halfway: `node dying-end.ts FOLDER`. */
const folder = process.argv[2] ?? ''
const connection = await connectEmbedded(folder)
let mails = 0
observeStatements(connection.db, (statement) => {
  if (statement.startsWith('insert into "mails"')) mails += 1
  if (mails === DIES_AT_MAILS) process.kill(process.pid, 'SIGKILL')
})
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', NODE_ENV: 'test' }, '/')
await settleChallenges(createContext(config, connection))
