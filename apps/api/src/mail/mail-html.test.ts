import { accentPalette, OWN_ACCENT } from '@repo/domain/center/accent'
import { describe, expect, it } from 'vitest'

import { passwordWords } from '../areas/auth/reset-password.ts'
import { resultWords } from '../areas/challenges/result-mails/queue-results.ts'
import { consentWords } from '../areas/challenges/result-mails/result-mail-consent.ts'
import { reportWords } from '../areas/members/queue-report.ts'
import { welcomeWords } from '../areas/members/welcome-mails.ts'
import { mailBlocks, mailHtml } from './mail-html.ts'

const face = { centerName: 'Gimnasio Norte', logoWidth: 44, logoHeight: 44, palette: accentPalette(OWN_ACCENT) }
const HOSTILE = `Zoë "O'<img src=x onerror=alert(1)>&amp;</td></table><script>alert(2)</script>`
const link = 'https://gym.example/reset/a?b=1&c=2'
const centerName = 'Gimnasio Norte'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
/** Text as displayed, without hidden parts. */
const readOf = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? '?')
const wordsOf = (text: string): readonly string[] => text.split(/[\s:]+/).filter(Boolean)

const results = {
  centerName,
  name: 'Sofía',
  challengeName: 'Reto de noviembre',
  group: null,
  medal: 'gold' as const,
  place: 1,
  competitors: 12,
  points: 90,
  goalsReached: 2,
  goals: 3,
  isFree: false,
  leaveUrl: 'https://gym.example/leave/x',
}

describe.each(['en', 'es'] as const)('an email in %s', (language) => {
  it.each([
    ['password', passwordWords(language, { centerName, name: 'Ana', link })],
    ['consent', consentWords(language, { centerName, name: 'Ana', link })],
    ['report', reportWords(language, { centerName, memberName: '' })],
    ['welcome', welcomeWords(language, { centerName, name: 'Ana', signInCode: '482913' })],
    ['results', resultWords(language, results)],
  ])('has the same words and links in HTML as in plain text: %s', (_, words) => {
    const html = mailHtml(words, face)
    const addresses = [...words.body.matchAll(/https?:\S+/g)].map(([url]) => url)
    const said = wordsOf(addresses.reduce((text, url) => text.replace(url, ''), words.body))
    const shown = wordsOf(addresses.reduce((text, url) => text.replace(url, ''), readOf(html)))
    expect(shown).toEqual([...wordsOf(centerName), ...said])
    for (const url of addresses) expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).not.toMatch(/src="(?!cid:)/)
  })

  it.each([
    ['a member', passwordWords(language, { centerName, name: HOSTILE, link }), face],
    ['a center', passwordWords(language, { centerName: HOSTILE, name: 'Ana', link }), { ...face, centerName: HOSTILE }],
    ['a challenge', resultWords(language, { ...results, challengeName: HOSTILE }), face],
  ])('escapes markup in the name of %s', (_, words, worn) => {
    const html = mailHtml(words, worn)
    expect(html).not.toMatch(/<script|<img src=x|onerror=alert\(1\)>(?!&)/)
    expect(readOf(html)).toContain(HOSTILE)
    expect(html.match(/<table/g)).toHaveLength(3)
    expect(html.match(/<\/table>/g)).toHaveLength(3)
  })
})

describe('mailBlocks', () => {
  it.each([
    ['Hello,\n', [{ kind: 'paragraph', lines: ['Hello,'] }]],
    ['See you,\nNorte', [{ kind: 'paragraph', lines: ['See you,', 'Norte'] }]],
    ['Open it:\nhttps://gym.example/a', [{ kind: 'button', label: 'Open it', url: 'https://gym.example/a' }]],
    ['Open it:\njavascript:alert(1)', [{ kind: 'paragraph', lines: ['Open it:', 'javascript:alert(1)'] }]],
    ['Your code: 482913', [{ kind: 'code', label: 'Your code', code: '482913' }]],
    ['Goals: 2 of 3\nPoints: 9000', [{ kind: 'paragraph', lines: ['Goals: 2 of 3', 'Points: 9000'] }]],
  ])('%j', (text, blocks) => {
    expect(mailBlocks(text)).toEqual(blocks)
  })
})
