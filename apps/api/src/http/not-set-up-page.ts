import type { Context } from '../context.ts'
import { sentenceOf } from '../errors/sentences.ts'
import { hasCenter } from '../queries/has-center.ts'
import { isPage, type PageSender } from './web-apps.ts'

const STYLE = `
:root { color-scheme: dark; font: 1rem/1.5 system-ui, sans-serif; background: #0d1216; color: #e8eef0 }
body { min-height: 100vh; margin: 0; display: grid; place-content: center; gap: 2rem; padding: 1.5rem; text-align: center }
section { max-width: 32rem }
h1 { font-size: 1.5rem; margin: 0 0 .5rem }
p { margin: 0; color: #a9b7bd }
`

const part = (language: 'en' | 'es', title: string): string =>
  `<section lang="${language}"><h1>${title}</h1><p>${sentenceOf('center-not-set-up', language)}</p></section>`

/** In both languages, since nobody has said yet which one this center speaks; it goes on by itself once there is one. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="10">
<title>Latido</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
${part('en', 'Not set up yet')}
${part('es', 'Aún sin configurar')}
</body>
</html>
`

const SETUP_PATH = /^\/setup\/?(?:\?|$)/

/** Answers every page but that of the set-up while there is no center; null leaves the request to the apps. */
export const notSetUpPages = ({ db }: Pick<Context, 'db'>): PageSender => {
  let isSetUp = false
  return async (request, reply) => {
    if (isSetUp || !isPage(request) || SETUP_PATH.test(request.url)) return null
    isSetUp = await hasCenter(db)
    if (isSetUp) return null
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(PAGE)
  }
}
