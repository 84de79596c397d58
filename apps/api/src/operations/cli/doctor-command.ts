import { examine } from '../doctor/examine.ts'
import type { Finding } from '../doctor/finding.ts'
import { type Command, CommandRefused } from './command.ts'

const linesOf = ({ state, about, says, remedy }: Finding): readonly string[] => {
  const line = `${state.padEnd(4)}  ${about.padEnd(11)}  ${says}`
  return remedy === undefined ? [line] : [line, `${' '.repeat(19)}→ ${remedy}`]
}

export const doctorCommand: Command = {
  name: 'doctor',
  about: 'checks data, disk, clock, backups, email, and address, and says how to fix problems',
  positionals: [],
  options: {},
  runIn: async (_, terminal, place) => {
    const findings = await examine(place.config(), Date.now)
    for (const line of findings.flatMap(linesOf)) terminal.out(line)
    const failed = findings.filter(({ state }) => state === 'fail').length
    if (failed > 0) throw new CommandRefused(failed === 1 ? '1 check failed.' : `${failed} checks failed.`)
  },
}
