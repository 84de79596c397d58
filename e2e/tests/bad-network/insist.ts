import { setTimeout as pause } from 'node:timers/promises'

import type { Locator, Page } from '@playwright/test'

import { missingOf, stateOf, wayOn, type Shape } from './screen-state.ts'

const PATIENCE_MS = 30_000
const MOST_TRIES = 15
const LOOK_MS = 50

const comesToBe = async (isSo: () => Promise<boolean>): Promise<boolean> => {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    // the page may be navigating
    if (await isSo().catch(() => false)) return true
    await pause(LOOK_MS)
  }
  return false
}

const press = async (page: Page, button: Locator): Promise<void> => {
  const answered = Promise.race([
    page.waitForEvent('requestfinished', { timeout: 5000 }),
    page.waitForEvent('requestfailed', { timeout: 5000 }),
  ]).catch(() => null)
  await button.click({ timeout: 2000 }).catch(() => {})
  await answered
}

/** Retries wherever the screen offers it. Returns what is still missing. */
export const insistOnScreen = async (page: Page, whole: Shape): Promise<readonly string[]> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    let missing: readonly string[] = []
    let waiting: readonly string[] = []
    let hasWayOn = false
    const hasEnded = await comesToBe(async () => {
      const state = await stateOf(page)
      missing = missingOf(whole, state)
      waiting = state.waiting
      hasWayOn = state.waysOn > 0
      return (missing.length === 0 && waiting.length === 0) || hasWayOn
    })
    if (!hasEnded) {
      const lacks = [...missing, ...waiting.map((words) => `an end of the waiting for ${words}`)]
      return lacks.length > 0 ? lacks : ['a page to look at']
    }
    if (missing.length === 0) return []
    await press(page, wayOn(page))
  }
  return [`an end after ${MOST_TRIES} tries`]
}

export const insistOn = async (page: Page, button: Locator, done: Locator): Promise<boolean> => {
  const isDone = () => done.first().isVisible()
  const isThere = async () => (await button.isVisible()) && (await button.getAttribute('aria-busy')) !== 'true'
  const hasWayOn = () => wayOn(page).isVisible()
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (!(await comesToBe(async () => (await isDone()) || (await isThere()) || (await hasWayOn())))) return false
    if (await isDone()) return true
    await press(page, (await isThere()) ? button : wayOn(page))
  }
  return false
}

export const insistUntil = (page: Page, done: Locator): Promise<boolean> => insistOn(page, wayOn(page), done)

export const staysFor = async (seconds: number, look: () => Promise<void>): Promise<void> => {
  const end = Date.now() + seconds * 1000
  await look()
  while (Date.now() < end) {
    await pause(LOOK_MS)
    await look()
  }
}
