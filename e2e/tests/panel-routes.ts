import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const panelRoutes = (): readonly string[] => {
  const tree = readFileSync(join(import.meta.dirname, '../../apps/panel/src/route-tree.gen.ts'), 'utf8')
  const [, paths = ''] = /fullPaths:([^}]*?)fileRoutesByTo/.exec(tree) ?? []
  return [...paths.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)
}

export const PUBLIC_ROUTES: ReadonlySet<string> = new Set([
  '/ask',
  '/forgot-password',
  '/help',
  '/help/$page',
  '/login',
  '/reset-password',
  '/rook',
  '/setup',
])
