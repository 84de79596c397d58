import { expect, it } from 'vitest'

import { withRow } from './report.ts'

const page = `# Title

| part | tried | noticed | missed | score | wanted | date | commit |
| --- | --- | --- | --- | --- | --- | --- | --- |
| domain | all | 1 | 1 | 50.0 % | 95 % | 2026-01-01 | aaa |
| api/live | 1 in 8 | 3 | 1 | 75.0 % | 85 % | 2026-01-01 | aaa |

After.
`
const fresh = { threshold: 95, date: '2026-02-02', commit: 'bbb' }

it('a part has one row, and what stands round the table stays', () => {
  const changed = withRow(page, { ...fresh, name: 'domain', sampleOf: 1, noticed: 97, missed: 3 })
  expect(changed).toBe(
    page.replace(
      '| domain | all | 1 | 1 | 50.0 % | 95 % | 2026-01-01 | aaa |',
      '| domain | all | 97 | 3 | 97.0 % | 95 % | 2026-02-02 | bbb |',
    ),
  )
})

it('a new part comes last', () => {
  const lines = withRow(page, { ...fresh, name: 'api/http', sampleOf: 4, noticed: 1, missed: 0 }).split('\n')
  expect(lines.slice(5, 8)).toEqual([
    '| api/live | 1 in 8 | 3 | 1 | 75.0 % | 85 % | 2026-01-01 | aaa |',
    '| api/http | 1 in 4 | 1 | 0 | 100.0 % | 95 % | 2026-02-02 | bbb |',
    '',
  ])
})
