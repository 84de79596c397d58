import { createLog } from '../src/lib/log.ts'
import { drainOnFault } from '../src/operations/process/readiness.ts'

/** A process with an uncaught fault: `node faulty-process.ts throw|reject`. */
drainOnFault(createLog('info'), async () => {
  process.stdout.write('drained')
})
setInterval(() => {}, 1000)
const fault = Object.assign(new Error('nobody caught it'), { where: process.argv[2] })
if (process.argv[2] === 'reject') void Promise.reject(fault)
else
  setImmediate(() => {
    throw fault
  })
