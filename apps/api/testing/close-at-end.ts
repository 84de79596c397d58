import { afterAll, afterEach, beforeEach } from 'vitest'

import { beginTest, endFile, endTest } from './at-end.ts'

// setup file: its `beforeEach` hooks run first and its `afterEach` hooks last, also where files share a process
beforeEach(beginTest)
afterEach(endTest)
afterAll(endFile)
