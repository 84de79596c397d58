import { describe, expect, it, vi } from 'vitest'

import { readBoot } from './boot.ts'

const center = {
  token: 'pk_1',
  lang: 'es',
  status: 1,
  name: 'Gym',
  image_url: null,
  accent_color: null,
  public_url: null,
}

const bootIn = (text: string | null, hostname = 'gym.example') => {
  const asked = vi.fn<typeof fetch>(async () => Response.json({ apiBaseUrl: 'asked' }))
  const found = text === null ? null : ({ textContent: text } as Element)
  const document = { querySelector: ((name: string) => (name === '#boot' ? found : null)) as never }
  return { asked, boot: readBoot({ document, location: { hostname }, fetch: asked }) }
}

const sent = JSON.stringify({ host: 'gym.example', config: { apiBaseUrl: '' }, center })

describe('what came with a page', () => {
  it('is its configuration, for which nobody is asked', async () => {
    const { boot, asked } = bootIn(sent)
    expect(await boot.config('/config.json')).toEqual({ apiBaseUrl: '' })
    expect(asked).not.toHaveBeenCalled()
  })

  it('is its center, once: a later look asks', () => {
    const { boot } = bootIn(sent)
    expect(boot.takeCenter()).toMatchObject({ key: 'pk_1', language: 'es', isActive: true, name: 'Gym' })
    expect(boot.takeCenter()).toBeNull()
  })

  it.each([
    ['nothing came', null],
    ['what came is broken', '{"host":'],
    ['another version sent it', JSON.stringify({ host: 'gym.example', center: 'Gym' })],
  ])('is asked for where %s', async (_, text) => {
    const { boot, asked } = bootIn(text)
    expect(boot.takeCenter()).toBeNull()
    expect(await boot.config('/live/config.json')).toEqual({ apiBaseUrl: 'asked' })
    expect(asked).toHaveBeenCalledWith('/live/config.json', { cache: 'no-cache' })
  })

  it('is not taken for another host’s, as behind a proxy that names the server otherwise', async () => {
    const { boot } = bootIn(sent, 'other.example')
    expect(boot.takeCenter()).toBeNull()
    expect(await boot.config('/config.json')).toEqual({ apiBaseUrl: 'asked' })
  })

  it('has no center where there is none at the host', async () => {
    const { boot } = bootIn(JSON.stringify({ host: 'gym.example', config: { apiBaseUrl: '' }, center: null }))
    expect(boot.takeCenter()).toBeNull()
    expect(await boot.config('/config.json')).toEqual({ apiBaseUrl: '' })
  })
})
