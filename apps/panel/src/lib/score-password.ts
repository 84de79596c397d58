import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** 0 takes under a thousand guesses, 4 is the strongest. */
export const scorePassword = (password: string): number => judge.check(password).score
