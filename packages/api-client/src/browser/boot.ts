import * as z from 'zod/mini'

import { type CenterLookup, searchCenter } from '../auth/search-center.ts'

const Boot = z.object({ host: z.string(), config: z.unknown(), center: z.nullable(searchCenter.response) })

interface Page {
  readonly document: Pick<Document, 'querySelector'>
  readonly location: Pick<Location, 'hostname'>
  readonly fetch: typeof fetch
}

export interface BootData {
  /** What operators wrote into the file at a path beside the app: it came with the page, or is asked for. */
  readonly config: (path: string) => Promise<unknown>
  /** The center of this page's host as the server had it when it sent the page; once, since later it may be another. */
  readonly takeCenter: () => CenterLookup | null
}

/** Reads what the server put into the page. A proxy may have named it another host; what is said of that is not ours. */
export const readBoot = ({ document, location, fetch }: Page): BootData => {
  const read = (): z.output<typeof Boot> | null => {
    try {
      const boot = Boot.safeParse(JSON.parse(document.querySelector('#boot')?.textContent ?? 'null'))
      return boot.success && boot.data.host === location.hostname ? boot.data : null
    } catch {
      return null
    }
  }
  const boot = read()
  let center = boot?.center ?? null
  return {
    config: async (path) => boot?.config ?? (await fetch(path, { cache: 'no-cache' })).json(),
    takeCenter: () => {
      const taken = center
      center = null
      return taken
    },
  }
}
