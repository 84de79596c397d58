import { createLog } from '../src/lib/log.ts'
import { drainOnFault } from '../src/operations/process/readiness.ts'

/** A process with a fault nobody catches, for the test of how it ends: `node faulty-process.ts throw|reject`. */
drainOnFault(createLog('info'), async () => {
  process.stdout.write('drained')
})
// stays up by itself, as a server does
setInterval(() => {}, 1000)
const fault = Object.assign(new Error('nobody caught it'), { where: process.argv[2] })
if (process.argv[2] === 'reject') void Promise.reject(fault)
else
  setImmediate(() => {
    throw fault
  })
