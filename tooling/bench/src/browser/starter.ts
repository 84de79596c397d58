import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { precompress } from '@repo/vite/precompress'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** Untracked; npm reuses its earlier installation. */
const FOLDER = join(import.meta.dirname, '../../dist/starter')

/** Exact versions, for a stable baseline. */
const DEPENDENCIES = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-admin': '5.15.4',
  'ra-data-json-server': '5.15.3',
}

const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'starter', private: true, type: 'module', dependencies: DEPENDENCIES }),
  'index.html':
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Starter</title>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>' +
    '<body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>',
  // what react-admin's generator writes for one resource without authentication
  'main.jsx': `
import jsonServerProvider from 'ra-data-json-server'
import { Admin, EditGuesser, ListGuesser, Resource, ShowGuesser } from 'react-admin'
import { createRoot } from 'react-dom/client'

const authProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  checkAuth: () => Promise.reject(),
  getPermissions: () => Promise.resolve(),
}
createRoot(document.querySelector('#root')).render(
  <Admin dataProvider={jsonServerProvider('/data')} authProvider={authProvider}>
    <Resource name="posts" list={ListGuesser} edit={EditGuesser} show={ShowGuesser} />
  </Admin>,
)
`,
}

export const buildStarter = async (): Promise<string | null> => {
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(FOLDER, name), text)
  try {
    await promisify(execFile)('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: FOLDER })
  } catch {
    return null
  }
  await build({ configFile: false, root: FOLDER, logLevel: 'error', plugins: [react(), precompress()] })
  return join(FOLDER, 'dist')
}
