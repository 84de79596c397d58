/** A tool that runs until it is ended; see launchers.test.ts. */
process.stdout.write('running')
setInterval(() => {}, 1000)
