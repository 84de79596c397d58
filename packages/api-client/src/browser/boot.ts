import * as z from 'zod/mini'

import { type CenterLookup, searchCenter } from '../auth/search-center.ts'

const Boot = z.object({ host: z.string(), config: z.unknown(), center: z.nullable(searchCenter.response) })

interface Page {
  readonly document: Pick<Document, 'querySelector'>
  readonly location: Pick<Location, 'hostname'>
  readonly fetch: typeof fetch
}

export interface BootData {
  readonly config: (path: string) => Promise<unknown>
  readonly takeCenter: () => CenterLookup | null
}

/** Reads the page's embedded data. Ignores a center of another host, as behind a proxy. */
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
