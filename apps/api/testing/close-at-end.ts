import { afterAll, afterEach, beforeEach } from 'vitest'

import { beginTest, endFile, endTest } from './at-end.ts'

// a setup file: it runs at the top of every test file, also where files share a process and its modules; of its hooks
// those before a test come first, those after one last
beforeEach(beginTest)
afterEach(endTest)
afterAll(endFile)
