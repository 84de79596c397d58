import { describe, expect, it } from 'vitest'

import { helpArticle } from './help-article.ts'

const urls = { en: 'https://help.example/en', es: 'https://help.example/es' }

describe('helpArticle', () => {
  it.each([
    ['es', '/users', 'https://help.example/es/users'],
    ['en', '/rookremote', 'https://help.example/en/rookremote'],
    ['en', '/', 'https://help.example/en'],
  ] as const)('%s on %s is %s', (locale, pathname, url) => {
    expect(helpArticle(urls, locale, pathname)).toBe(url)
  })
})
