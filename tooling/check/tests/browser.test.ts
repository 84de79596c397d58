import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { findChromium, findTestBrowser } from '@repo/browser'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let folder = ''

const put = (...parts: string[]): string => {
  const file = join(folder, ...parts)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '')
  chmodSync(file, 0o755)
  return file
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'))
  vi.stubEnv('CHROMIUM', '')
  vi.stubEnv('PATH', join(folder, 'bin'))
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', join(folder, 'cache'))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

it('tests run in a headless shell where there is one, pictures and benches in a whole browser', () => {
  const browser = put('bin/chromium')
  const shell = put('bin/chrome-headless-shell')
  expect(findTestBrowser()).toBe(shell)
  expect(findChromium()).toBe(browser)
})

it('the browser that was chosen is taken for both, and nothing else where it is not there', () => {
  put('bin/chrome-headless-shell')
  const chosen = put('elsewhere/chromium')
  vi.stubEnv('CHROMIUM', chosen)
  expect([findTestBrowser(), findChromium()]).toEqual([chosen, chosen])

  vi.stubEnv('CHROMIUM', join(folder, 'nowhere'))
  expect([findTestBrowser(), findChromium()]).toEqual([undefined, undefined])
})
