/** The process that connects and then only listens: some at once, the others when it is told to. */
import { tell } from '../measure/child-process.ts'
import { realtimeUrl, subscribe } from '../measure/subscribe.ts'
import { CHANNEL, SUBSCRIBERS, type Joined } from './messages.ts'

const AT_ONCE = 50
const FIRST = 200

const [origin = '', token = ''] = process.argv.slice(2)

const join = async (count: number): Promise<void> => {
  for (let first = 0; first < count; first += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, () => subscribe(realtimeUrl(origin, token), CHANNEL, () => {}))
    await Promise.all(some)
  }
  tell({ kind: 'joined' } satisfies Joined)
}

process.on('message', () => void join(SUBSCRIBERS))
await join(FIRST)
