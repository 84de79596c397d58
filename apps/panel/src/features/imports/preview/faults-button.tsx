import { useLingui } from '@lingui/react/macro'
import { exportImportFaults } from '@repo/api-client/imports/endpoints'
import { Button } from '@repo/ui/button'

import { useServices } from '../../../app/services-context.ts'
import { useDownload } from '../../../lib/use-download.ts'

/** Downloads the faulty rows with their reasons, to correct them in a spreadsheet. */
export function FaultsButton({ uuid }: { uuid: string }) {
  const { t } = useLingui()
  const { client } = useServices()
  const file = useDownload(() => client.download(exportImportFaults, { params: { uuid } }))
  return (
    <Button size="s" icon="download" loading={file.isPending} onClick={() => file.mutate(undefined)}>
      {t`Download errors`}
    </Button>
  )
}
