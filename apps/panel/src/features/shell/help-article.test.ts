import { describe, expect, it } from 'vitest'

import { helpArticle } from './help-article.ts'

const urls = { en: 'https://help.example/en', es: 'https://help.example/es' }

describe('helpArticle', () => {
  it.each([
    ['es', '/users', 'https://help.example/es/users'],
    ['en', '/rookremote', 'https://help.example/en/rookremote'],
    ['es', '/rooklegend', 'https://help.example/es/rooklegend'],
    ['en', '/admin', 'https://help.example/en/administrators'],
    ['es', '/audit', 'https://help.example/es/audit'],
    ['en', '/profile', 'https://help.example/en/profile'],
    ['en', '/', 'https://help.example/en'],
  ] as const)('%s on %s is %s', (locale, pathname, url) => {
    expect(helpArticle(urls, locale, pathname)).toBe(url)
  })
})
