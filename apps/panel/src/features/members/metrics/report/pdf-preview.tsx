import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { useEffect, useState } from 'react'

import { saveFile } from '../../../../app/save-file.ts'
import { frame } from './pdf-preview.css.ts'

/** Viewer parameters: full width, no thumbnails. */
const AS_WIDE = '#navpanes=0&view=FitH'

interface PdfPreviewProps {
  pdf: File
  onClose: () => void
}

export function PdfPreview({ pdf, onClose }: PdfPreviewProps) {
  const { t } = useLingui()
  const [url] = useState(() => URL.createObjectURL(pdf))
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="l"
      title={t`Report preview`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button tone="ghost" onClick={onClose}>
            {t`Back`}
          </Button>
          <Button tone="accent" icon="download" onClick={() => saveFile(pdf, pdf.name)}>
            {t`Save PDF`}
          </Button>
        </>
      }
    >
      <iframe className={frame} src={`${url}${AS_WIDE}`} title={t`Report preview`} />
    </Dialog>
  )
}
