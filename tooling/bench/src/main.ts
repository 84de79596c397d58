import { benchFanOut } from './fan-out.ts'

/** Runs the benches and prints each as a ratio to a floor measured in the same run, with its goal. */
for (const bench of [benchFanOut]) {
  for (const { name, ratio, goal, detail } of await bench()) {
    const verdict = ratio <= goal ? 'reached' : 'missed '
    process.stdout.write(`${verdict} ${name}: ${ratio.toFixed(2)} of at most ${goal} (${detail})\n`)
  }
}
