import { describe, expect, it } from 'vitest'

import { readConfig } from './read-config.ts'

const SMTP_URL = 'smtp://user:hidden@mail.example:587'
const read = (environment: Record<string, string>) => readConfig(environment, '/')

describe('the email settings', () => {
  it.each([
    [{}, null, 'no-reply@localhost'],
    [{ PUBLIC_URL: 'https://gym.example/' }, null, 'no-reply@gym.example'],
    [{ SMTP_URL, PUBLIC_URL: 'https://gym.example:8443' }, SMTP_URL, 'no-reply@gym.example'],
    [{ SMTP_URL, MAIL_FROM: 'hello@gym.example', PUBLIC_URL: 'https://x.example' }, SMTP_URL, 'hello@gym.example'],
  ])('accept %j', (environment, smtpUrl, mailFrom) => {
    expect(read(environment)).toMatchObject({ smtpUrl, mailFrom })
  })

  it.each([
    [{ SMTP_URL }, 'MAIL_FROM'],
    [{ SMTP_URL: 'https://user:hidden@mail.example' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'Gym <a@gym.example>' }, 'MAIL_FROM'],
  ])('with %j fail with their own name and without a password', (environment, name) => {
    expect(() => read(environment)).toThrow(name)
    expect(() => read(environment)).not.toThrow('hidden')
  })
})

describe('the settings of servers that share a database', () => {
  const NATS_URL = 'nats://user:hidden@one:4222'
  const DATABASE_URL = 'postgresql://db.example/latido'
  const INSTALLATION_KEY = Buffer.alloc(32).toString('base64')

  it('name the NATS servers that connect them', () => {
    const { nats } = read({ NATS_URL, DATABASE_URL, INSTALLATION_KEY, NATS_REPLICAS: '3' })
    expect(nats).toEqual({
      servers: ['one:4222'],
      credentials: { user: 'user', pass: 'hidden' },
      credentialsFile: null,
      usesTls: false,
      replicas: 3,
    })
    expect(read({ DATABASE_URL, INSTALLATION_KEY }).nats).toBeNull()
    const withFile = { NATS_URL: 'tls://one', DATABASE_URL, INSTALLATION_KEY, NATS_CREDS: '/etc/latido.creds' }
    expect(read(withFile).nats).toMatchObject({ credentials: null, credentialsFile: '/etc/latido.creds' })
  })

  it.each([
    [{ NATS_URL, INSTALLATION_KEY }, 'DATABASE_URL'],
    [{ NATS_URL, DATABASE_URL }, 'INSTALLATION_KEY'],
    [{ NATS_URL: 'http://user:hidden@one', DATABASE_URL, INSTALLATION_KEY }, 'NATS_URL'],
    [{ NATS_REPLICAS: '0' }, 'NATS_REPLICAS'],
    [{ NATS_CREDS: 'latido.creds' }, 'NATS_URL'],
    [{ NATS_URL, DATABASE_URL, INSTALLATION_KEY, NATS_CREDS: 'latido.creds' }, 'NATS_CREDS'],
  ])('with %j fail and name %s without a password', (environment, name) => {
    expect(() => read(environment)).toThrow(name)
    expect(() => read(environment)).not.toThrow('hidden')
  })
})

describe('the demo setting', () => {
  const DATABASE_URL = 'postgresql://db.example/latido'
  it.each([
    [{}, true, true],
    [{ HOST: 'localhost' }, true, true],
    [{ HOST: '::1', PUBLIC_URL: 'http://demo.localhost:3000' }, true, true],
    [{ DATABASE_URL }, true, false],
    [{ DATABASE_URL, DEMO: '1' }, true, true],
    [{ DEMO: '0' }, true, false],
    [{ HOST: '0.0.0.0' }, false, false],
    [{ HOST: '192.168.1.20' }, false, false],
    [{ PUBLIC_URL: 'https://gym.example' }, false, false],
    [{ HOST: '0.0.0.0', DEMO: '1' }, false, true],
    [{ PUBLIC_URL: 'https://gym.example', DEMO: '1' }, false, true],
    [{ PUBLIC_URL: 'https://gym.example', DEMO: '0' }, false, false],
  ])('%j: on the loopback %s, demo %s', (environment, isOnLoopback, mayCreateDemo) => {
    expect(read(environment)).toMatchObject({ isOnLoopback, mayCreateDemo })
  })
})
