import { expect, it } from 'vitest'

import { withRow } from './report.ts'

const page = `# Title

| part | noticed | missed | score | wanted | date | commit |
| --- | --- | --- | --- | --- | --- | --- |
| domain | 1 | 1 | 50.0 % | 95 % | 2026-01-01 | aaa |
| api/live | 3 | 1 | 75.0 % | 85 % | 2026-01-01 | aaa |

After.
`
const fresh = { threshold: 95, date: '2026-02-02', commit: 'bbb' }

it('a part has one row, and what stands round the table stays', () => {
  const changed = withRow(page, { ...fresh, name: 'domain', noticed: 97, missed: 3 })
  expect(changed).toBe(
    page.replace(
      '| domain | 1 | 1 | 50.0 % | 95 % | 2026-01-01 | aaa |',
      '| domain | 97 | 3 | 97.0 % | 95 % | 2026-02-02 | bbb |',
    ),
  )
})

it('a new part comes last', () => {
  const lines = withRow(page, { ...fresh, name: 'api/http', noticed: 1, missed: 0 }).split('\n')
  expect(lines.slice(5, 8)).toEqual([
    '| api/live | 3 | 1 | 75.0 % | 85 % | 2026-01-01 | aaa |',
    '| api/http | 1 | 0 | 100.0 % | 95 % | 2026-02-02 | bbb |',
    '',
  ])
})
