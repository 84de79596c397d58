import { isLoopbackHost } from '@repo/domain/center/host'
import { renderUnicodeCompact } from 'uqr'

import type { Demo } from '../demo/prepare-demo.ts'
import { type Config, publicHostOf } from '../lib/config.ts'
import { IS_PACKAGED, LATIDO } from '../operations/cli/command.ts'
import { hasReadableOutbox, OUTBOX_PATH } from './dev-pages/outbox.ts'

interface Started {
  readonly config: Pick<Config, 'host' | 'publicUrl' | 'smtpUrl' | 'mayCreateDemo' | 'isOnLoopback' | 'tls'>
  readonly port: number
  readonly addresses: readonly string[]
  readonly demo: Demo | null
  readonly setupToken: string | null
  readonly isPublicHostKnown: boolean
}

const schemeOf = ({ tls }: Started['config']): string => (tls === null ? 'http' : 'https')

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'

const originsOf = ({ config, port, addresses }: Started): readonly [string, ...string[]] => {
  if (config.publicUrl !== null) return [config.publicUrl.replace(/\/+$/, '')]
  if (isLoopbackHost(config.host)) return [`${schemeOf(config)}://localhost:${port}`]
  if (!isEverywhere(config.host)) return [`${schemeOf(config)}://${config.host}:${port}`]
  const [first, ...others] = addresses.map((address) => `${schemeOf(config)}://${address}:${port}`)
  return first === undefined
    ? [`${schemeOf(config)}://localhost:${port}`]
    : [first, ...others, `${schemeOf(config)}://localhost:${port}`]
}

const setupLines = (origin: string, token: string): readonly string[] => {
  const link = `${origin}/setup#${token}`
  return [
    '  No center yet. Set yours up at:',
    '',
    `  ${link}`,
    '',
    ...renderUnicodeCompact(link, { border: 2 })
      .split('\n')
      .map((line) => `  ${line}`),
    '',
    '  The link works once. Restarting the server prints a new one.',
    '',
  ]
}

const demoLines = ({ config, port }: Started, demo: Demo): readonly string[] => [
  '  Demo sign-in   coach@demo.example or admin@demo.example',
  `  Password       ${demo.password ?? `printed on an earlier start; \`${LATIDO} admin reset-password\` sets a new one`}`,
  ...(hasReadableOutbox(config) ? [`  Outbox         ${schemeOf(config)}://localhost:${port}${OUTBOX_PATH}`] : []),
  ...(IS_PACKAGED
    ? []
    : ['  To fill a class with simulated members, start one in RookRemote, then run `npx --yes pnpm@12 simulate`']),
  '',
]

const reachLines = ({ config, isPublicHostKnown }: Started): readonly string[] => {
  if (config.isOnLoopback && config.publicUrl === null) {
    return [
      "  Phones and other machines can't reach this address. Start with HOST=0.0.0.0 and HTTPS (see TLS in docs/operations.md)",
      '',
    ]
  }
  if (isPublicHostKnown) return []
  const host = publicHostOf(config) ?? ''
  return [`  No center is served at ${host}. Assign it with \`${LATIDO} center host add CENTER ${host}\``, '']
}

export const greetingOf = (started: Started): string => {
  const { demo, setupToken } = started
  const [origin, ...others] = originsOf(started)
  return [
    '',
    '  Latido is running',
    '',
    `  Panel    ${origin}/`,
    `  Display  ${origin}/live/`,
    `  API      ${origin}/api/openapi.json`,
    ...others.map((other, index) => (index === 0 ? `  Also     ${other}/` : `           ${other}/`)),
    '',
    ...(setupToken === null ? [] : setupLines(origin, setupToken)),
    ...(demo === null ? [] : demoLines(started, demo)),
    ...reachLines(started),
    '  Stop with Ctrl+C',
    '',
    '',
  ].join('\n')
}
