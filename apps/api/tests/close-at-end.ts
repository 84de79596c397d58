import { afterAll } from 'vitest'

import { closeAll } from './at-end.ts'

// a setup file: it runs at the top of every test file, also where files share a process and its modules
afterAll(closeAll)
