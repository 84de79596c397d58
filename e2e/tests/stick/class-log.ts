import type { Client } from '@repo/api-client/core/client'
import { downloadClassLog } from '@repo/api-client/trainings/class-records'
import type { WornStraps } from '@repo/simulator/stick/wear-straps'
import type { SentBroadcast } from '@repo/straps/fake/fake-stick'
import papaparse from 'papaparse'

/** Broadcasts that near the start or end of a second may count in its neighbor. */
const EDGE_MS = 100

/**
 * Seconds in which each strap was surely received. The page may have closed before the last one was complete. Before the
 * server's time is known, values are kept by steady seconds, so those of the first second may count in the next one. Values
 * that take up to `late` ms to arrive count in the second in which they were sent.
 */
export const secondsOf = (
  sent: readonly SentBroadcast[],
  { late = EDGE_MS }: { readonly late?: number } = {},
): Map<string, Set<number>> => {
  const times = sent.map(({ at }) => at)
  const [first, last] = [Math.min(...times), Math.max(...times)].map((at) => Math.floor(at / 1000) * 1000)
  const isSure = (at: number) => at % 1000 > EDGE_MS && at % 1000 < 1000 - late
  const sure = sent.filter(({ at }) => isSure(at) && at >= (first ?? 0) + 1000 && at < (last ?? 0))
  const bySecond = Map.groupBy(sure, ({ strap }) => strap)
  return new Map([...bySecond].map(([strap, own]) => [strap, new Set(own.map(({ at }) => Math.floor(at / 1000)))]))
}

/** Seconds of Unix time in the log of a class, by pseudonym. */
export const countedIn = async (
  client: Client,
  uuid: string,
  startAt: number,
): Promise<Map<string, readonly number[]>> => {
  const { content } = await client.download(downloadClassLog, { params: { uuid } })
  const text = (await content.text()).replace(/^\uFEFF/, '')
  const { data } = papaparse.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true })
  const first = Math.ceil(startAt / 1000)
  const rows = Map.groupBy(data, ({ pseudonym = '' }) => pseudonym)
  return new Map([...rows].map(([name, own]) => [name, own.map((row) => first + Number(row['t_seconds']))]))
}

/** Seconds that a strap sent and its wearer's log lacks. @throws if a log has a second twice. */
export const missingFrom = (
  counted: ReadonlyMap<string, readonly number[]>,
  sent: ReadonlyMap<string, ReadonlySet<number>>,
  wearers: WornStraps['wearers'],
): readonly string[] =>
  [...sent].flatMap(([strap, seconds]) => {
    const { pseudonym = '' } = wearers.get(strap) ?? {}
    const own = counted.get(pseudonym) ?? []
    if (new Set(own).size < own.length) throw new Error(`${pseudonym} has a second twice`)
    return [...seconds].filter((second) => !own.includes(second)).map((second) => `${strap} ${second}`)
  })
