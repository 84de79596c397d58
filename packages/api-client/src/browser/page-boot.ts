import { readBoot } from './boot.ts'

/** What came with this page. */
export const boot = readBoot({ document, location, fetch: (...asked) => fetch(...asked) })
