import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'

import { describe, expect, it } from 'vitest'

import { atEnd } from '../../../testing/at-end.ts'
import { freePort, startChild } from '../../../testing/child-server.ts'
import { demoFolder, emptyFolder } from '../../../testing/data-folder.ts'
import { connectionLimits } from './connection-limits.ts'

const LIMIT = 1024

const canLimit = process.platform === 'linux' && spawnSync('prlimit', ['--version']).status === 0

const startWith = async (files: number, folder = emptyFolder()) => {
  const port = await freePort()
  const server = startChild({ DATA_DIR: folder, PORT: String(port), DEMO: '1' }, [
    'prlimit',
    `--nofile=${files}:${files}`,
  ])
  return { server, port, url: `http://127.0.0.1:${port}` }
}

/** A connection from a local address. Null if it was closed at once. */
const visit = async (port: number, localAddress: string): Promise<Socket | null> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => {})
  atEnd(() => void socket.destroy())
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('data', () => resolve(true))
    // even after a reset
    socket.once('close', () => resolve(false))
  })
  return isOpen ? socket : null
}

const call = async (socket: Socket, path: string): Promise<string> => {
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  return answer.toString().split('\r\n')[0] ?? ''
}

// prlimit sets the limit
describe.skipIf(!canLimit)('a server with a low limit of open files', () => {
  it('uses the hard limit because Node raises the soft one', () => {
    const script = `console.log(require('fs').readFileSync('/proc/self/limits', 'utf8'))`
    const { stdout } = spawnSync('prlimit', ['--nofile=128:300', process.execPath, '-e', script], { encoding: 'utf8' })
    expect(stdout).toMatch(/^Max open files +300 +300 /m)
  })

  it('warns when the limit is too low', async () => {
    const { server } = await startWith(200)
    expect(await server.ended).toMatchObject({ code: 1, errors: expect.stringContaining('needs at least 256') })
  })

  it('creates its database and answers at the minimum', async () => {
    const { server, url } = await startWith(256)
    await server.ready
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  }, 60_000)

  it('closes connections beyond its limit and answers the others', async () => {
    const { server, port } = await startWith(LIMIT, await demoFolder())
    await server.ready
    const { total, perNetwork } = connectionLimits(LIMIT)
    const open: Socket[] = []
    for (const address of ['127.0.0.2', '127.0.0.3', '127.0.0.4']) {
      for (let count = 0; count < perNetwork; count += 1) {
        const socket = await visit(port, address)
        if (socket !== null) open.push(socket)
      }
    }
    expect(open).toHaveLength(total)
    expect(await visit(port, '127.0.0.5')).toBeNull()
    const [first] = open as [Socket]
    for (const path of ['/healthz', '/readyz', '/api/openapi.json']) expect(await call(first, path)).toContain(' 200 ')
    expect(readdirSync(`/proc/${server.pid}/fd`).length).toBeLessThan(LIMIT - 100)
  }, 60_000)
})
