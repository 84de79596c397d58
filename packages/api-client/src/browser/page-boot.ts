import { readBoot } from './boot.ts'

export const boot = readBoot({ document, location, fetch: (...asked) => fetch(...asked) })
