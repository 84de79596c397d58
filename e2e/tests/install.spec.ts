import { expect, test } from './fixtures.ts'

for (const path of ['/', '/live/', '/join/']) {
  test(`${path} can be installed`, async ({ page, request }) => {
    await page.goto(path)
    const session = await page.context().newCDPSession(page)
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    const missing = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')
    expect(missing).toEqual([])
    const { url, data } = await session.send('Page.getAppManifest')
    expect(new URL(url).pathname).toBe(`${path}app.webmanifest`)
    const manifest = JSON.parse(data ?? '{}') as { start_url: string; scope: string; icons: { src: string }[] }
    expect([manifest.start_url, manifest.scope]).toEqual([path, path])
    for (const { src } of [...manifest.icons, { src: '/icons/apple-touch-180.png' }]) {
      const answer = await request.get(src)
      expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, 'image/png'])
    }
  })
}
