/** The process that connects and then only listens. */
import { tell } from '../measure/child-process.ts'
import { realtimeUrl, subscribe } from '../measure/subscribe.ts'
import { CHANNEL, SUBSCRIBERS, type Joined } from './messages.ts'

const AT_ONCE = 50

const [origin = '', token = ''] = process.argv.slice(2)
for (let first = 0; first < SUBSCRIBERS; first += AT_ONCE) {
  const some = Array.from({ length: AT_ONCE }, () => subscribe(realtimeUrl(origin, token), CHANNEL, () => {}))
  await Promise.all(some)
}
tell({ kind: 'joined' } satisfies Joined)
