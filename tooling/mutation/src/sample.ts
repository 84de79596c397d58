import { createHash } from 'node:crypto'

import type { Checker, CheckResult } from '@stryker-mutator/api/check'
import { CheckStatus } from '@stryker-mutator/api/check'
import type { Mutant, StrykerOptions } from '@stryker-mutator/api/core'
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'

export interface Change {
  readonly fileName: string
  readonly mutatorName: string
  readonly replacement?: string | undefined
  readonly location: { readonly start: { readonly line: number; readonly column: number } }
}

/** Whether a change is the one in `of` that is tried: by its own text, so that two runs try the same ones. */
export const isInSample = ({ fileName, mutatorName, replacement, location }: Change, of: number): boolean => {
  const place = fileName.slice(fileName.lastIndexOf('/src/'))
  const text = [place, location.start.line, location.start.column, mutatorName, replacement].join('\n')
  return createHash('sha256').update(text).digest().readUInt32BE() % of === 0
}

const sampleChecker = (options: StrykerOptions): Checker => ({
  init: async () => {},
  check: async (mutants: Mutant[]) => {
    const of = Number(options['sampleOf'])
    const results = mutants.map((mutant): [string, CheckResult] => [
      mutant.id,
      isInSample(mutant, of)
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: 'not in the sample' },
    ])
    return Object.fromEntries(results)
  },
  // all at once: the answer needs no work
  group: async (mutants: Mutant[]) => [mutants.map(({ id }) => id)],
})
sampleChecker.inject = tokens(commonTokens.options)

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'sample', sampleChecker)]
