import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { startTestServer } from '../../testing/test-server.ts'

const file = join(import.meta.dirname, '../../../../deploy/grafana/latido.json')

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[]
}

/** Metrics that an expression reads: names before a selector. */
const metricsIn = (expr: string): readonly string[] => [...expr.matchAll(/([a-z_\d]+)\{/g)].map(([, name = '']) => name)

it('every panel of the Grafana dashboard uses metrics that the server exports', async () => {
  const { context } = await startTestServer()
  context.metrics.watchProcess()
  const has = new Set([...(await context.metrics.read()).matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name))
  const { panels } = JSON.parse(readFileSync(file, 'utf8')) as Dashboard
  for (const { title, targets } of panels) {
    const names = targets.flatMap(({ expr }) => metricsIn(expr))
    // a panel without metrics would pass
    expect([title, names.length]).not.toEqual([title, 0])
    expect([title, names.filter((name) => !has.has(name.replace(/_(?:bucket|count|sum)$/, '')))]).toEqual([title, []])
  }
  expect(panels.length).toBeGreaterThan(10)
})
