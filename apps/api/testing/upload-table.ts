import {
  createImport,
  listImportRows,
  saveImportColumns,
  saveImportRow,
  showImport,
} from '@repo/api-client/imports/endpoints'
import type { Import } from '@repo/api-client/imports/import'
import { SettingsCodec } from '@repo/api-client/imports/import'
import type { ImportRow } from '@repo/api-client/imports/import-rows'
import type { RowState } from '@repo/domain/imports/import'
import { encode } from 'zod/mini'

import type { Client } from './wire-client.ts'

type Settings = Partial<Import['settings']>

/** What the panel does with a file of members or sensors, step by step. */
export const tableUploader = (client: Client) => {
  const show = (uuid: string): Promise<Import> => client.callDecoded(showImport, { params: { uuid } })
  const upload = async (content: string | Uint8Array, kind: 'members' | 'sensors' = 'members'): Promise<Import> => {
    const file = new Blob([typeof content === 'string' ? content : new Uint8Array(content)])
    const { uuid } = await client.callDecoded(createImport, { body: { kind, file_name: 'members.csv' }, file })
    return show(uuid)
  }
  const confirm = ({ uuid, settings }: Pick<Import, 'uuid' | 'settings'>, change: Settings = {}): Promise<Import> =>
    client.callDecoded(saveImportColumns, {
      params: { uuid },
      body: encode(SettingsCodec, { ...settings, ...change }),
    })
  const rows = async (uuid: string, state?: RowState): Promise<readonly ImportRow[]> => {
    const all: ImportRow[] = []
    for (let page = 1, last = 1; page <= last; page += 1) {
      const query = { page: String(page), ...(state === undefined ? {} : { state }) }
      const answer = await client.callDecoded(listImportRows, { params: { uuid }, query })
      all.push(...answer.rows)
      last = answer.lastPage
    }
    return all
  }
  const edit = (uuid: string, number: number, body: object): Promise<ImportRow> =>
    client.callDecoded(saveImportRow, { params: { uuid, number: String(number) }, body })
  return { show, upload, confirm, rows, edit, plan: async (content: string) => confirm(await upload(content)) }
}
