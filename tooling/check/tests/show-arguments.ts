/** What a launched tool sees; see node-version.test.ts. */
process.stdout.write(JSON.stringify(process.argv.slice(1)))
