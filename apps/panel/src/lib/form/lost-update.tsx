import { useLingui } from '@lingui/react/macro'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'

export function LostUpdate({ onShow }: { onShow: () => void }) {
  const { t } = useLingui()
  return (
    <Banner tone="danger" announce action={<Button size="s" tone="neutral" onClick={onShow}>{t`Show changes`}</Button>}>
      {t`Someone else made changes while you were editing. Showing theirs discards yours.`}
    </Banner>
  )
}
