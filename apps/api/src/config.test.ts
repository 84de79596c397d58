import { describe, expect, it } from 'vitest'

import { readConfig } from './config.ts'

const SMTP_URL = 'smtp://user:hidden@mail.example:587'
const read = (environment: Record<string, string>) => readConfig(environment, '/')

describe('where mails go', () => {
  it.each([
    [{}, null, 'no-reply@localhost'],
    [{ PUBLIC_URL: 'https://gym.example/' }, null, 'no-reply@gym.example'],
    [{ SMTP_URL, PUBLIC_URL: 'https://gym.example:8443' }, SMTP_URL, 'no-reply@gym.example'],
    [{ SMTP_URL, MAIL_FROM: 'hello@gym.example', PUBLIC_URL: 'https://x.example' }, SMTP_URL, 'hello@gym.example'],
  ])('%j', (environment, smtpUrl, mailFrom) => {
    expect(read(environment)).toMatchObject({ smtpUrl, mailFrom })
  })

  it.each([
    [{ SMTP_URL }, 'MAIL_FROM'],
    [{ SMTP_URL: 'https://user:hidden@mail.example' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'Gym <a@gym.example>' }, 'MAIL_FROM'],
  ])('%j is a fault that names itself and no password', (environment, name) => {
    expect(() => read(environment)).toThrow(name)
    expect(() => read(environment)).not.toThrow('hidden')
  })
})

describe('where the demo may be made', () => {
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
