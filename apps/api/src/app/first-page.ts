import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type CenterLookup, searchCenter } from '@repo/api-client/auth/search-center'
import { accentFault, accentPalette, isAccentColor } from '@repo/domain/center/accent'
import { languageOf } from '@repo/domain/core/accept-language'
import { escapeHtml } from '@repo/domain/core/escape-html'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encode } from 'zod/mini'

import { centerLookup } from '../areas/center/center-queries.ts'
import type { Context } from '../lib/context.ts'
import type { Language } from '../lib/language.ts'

interface Boot {
  readonly host: string
  readonly config: unknown
  readonly center: CenterLookup | null
}

/** Escapes `<`, so that data can't close the script element. */
const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

const styleOf = (color: string | null): string => {
  if (color === null || !isAccentColor(color) || accentFault(color) !== null) return ''
  const { accent, accentSoft } = accentPalette(color)
  return `<style>:root { --first-accent: ${accent}; --first-soft: ${accentSoft} }</style>`
}

const bootOf = ({ host, config, center }: Boot): string => {
  const answer = center === null ? null : encode(searchCenter.response, center)
  const data = `<script type="application/json" id="boot">${inScript({ host, config, center: answer })}</script>`
  return data + styleOf(center?.accentColor ?? null)
}

const between = (page: string, place: string, html: string): string =>
  page.replace(new RegExp(`<!--${place}-->.*?<!--/${place}-->`, 's'), () => html)

/** Inlines the first data the app needs, and the center's branding. */
const filled = (page: string, boot: Boot, language: Language): string => {
  const { center } = boot
  const html = page
    .replace('<!--boot-->', () => bootOf(boot))
    .replace('<html lang="en">', `<html lang="${language}">`)
    // the app loads other languages on demand
    .replaceAll(/\s*<link [^>]*hreflang="(\w+)"[^>]*>/g, (link, wanted) => (wanted === language ? link : ''))
  if (center === null || center.name === '') return html
  const named = between(html, 'name', escapeHtml(center.name))
  return center.imageUrl === null
    ? named
    : between(named, 'mark', `<img src="${escapeHtml(center.imageUrl)}" alt="" decoding="async">`)
}

/** Allows the inline script that reports a failed load, by its hash. */
const allowOwnScript = (page: string, reply: FastifyReply): void => {
  const [, script] = /<script>(.*?)<\/script>/s.exec(page) ?? []
  if (script === undefined) return
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = String(reply.getHeader('content-security-policy'))
  const own = policy.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`)
  void reply.header('content-security-policy', own)
}

/** Null if the lookup fails; the app then retries and shows the error. */
const findCenter = async (context: Context, host: string): Promise<CenterLookup | null> => {
  if (!context.isServing()) return null
  try {
    return await centerLookup(context, host)
  } catch {
    return null
  }
}

const hasOwnApi = (config: unknown): boolean =>
  typeof config === 'object' && config !== null && 'apiBaseUrl' in config && config.apiBaseUrl === ''

export const sendFirstPage = async (
  context: Context,
  folder: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const [page, config] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, 'config.json'), 'utf8').then(
      (text): unknown => JSON.parse(text),
      () => null,
    ),
  ])
  const host = request.hostname
  const center = hasOwnApi(config) ? await findCenter(context, host) : null
  const html = filled(page, { host, config, center }, languageOf(request.headers['accept-language']))
  const tag = `W/"${createHash('sha256').update(html).digest('base64url')}"`
  allowOwnScript(page, reply)
  void reply.header('cache-control', 'no-cache').header('vary', 'accept-language').header('etag', tag)
  if (request.headers['if-none-match'] === tag) return reply.status(304).send()
  return reply.type('text/html; charset=utf-8').send(html)
}
