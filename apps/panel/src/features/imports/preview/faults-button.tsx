import { useLingui } from '@lingui/react/macro'
import { exportImportFaults } from '@repo/api-client/imports/endpoints'
import { Button } from '@repo/ui/button'

import { useServices } from '../../../app/services-context.ts'
import { useDownload } from '../../../lib/use-download.ts'

/** Downloads the faulty rows with their reasons, to correct them in a spreadsheet. */
export function FaultsButton({ uuid, size = 'm' }: { uuid: string; size?: 's' | 'm' }) {
  const { t } = useLingui()
  const { client } = useServices()
  const file = useDownload(() => client.download(exportImportFaults, { params: { uuid } }))
  return (
    <Button size={size} icon="download" loading={file.isPending} onClick={() => file.mutate(undefined)}>
      {t`Download errors`}
    </Button>
  )
}
