import { useLingui } from '@lingui/react/macro'
import type { JoinedClass } from '@repo/domain/classes/phone-life'
import type { Visibility } from '@repo/domain/privacy/visibility'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Stack } from '@repo/ui/stack'
import { SwitchField } from '@repo/ui/switch-field'
import { useState } from 'react'

import { useNumbersStore } from '../../app/numbers-store.ts'
import { CeilingField } from './ceiling-field.tsx'
import { chooseVisibility, type PrivacyFault } from './choose-privacy.ts'
import { ShownOfMe } from './shown-of-me.tsx'
import { usePrivacyFaults } from './use-privacy-faults.ts'
import { VisibilityChoice } from './visibility-choice.tsx'

const useChoose = (token: string) => {
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<PrivacyFault | null>(null)
  const choose = async (level: Visibility, isKept: boolean): Promise<void> => {
    setIsBusy(true)
    setFault(await chooseVisibility(token, level, isKept))
    setIsBusy(false)
  }
  return { isBusy, fault, choose: (level: Visibility, isKept: boolean) => void choose(level, isKept) }
}

/** One press hides; another shows again what was shown before. */
export function OwnPrivacy({ joined: { token, byCode } }: { joined: JoinedClass }) {
  const { t } = useLingui()
  const { visibility = 'all', visibilityAtMost = 'all', isHidden = false } = useNumbersStore(({ own }) => own) ?? {}
  const { isBusy, fault, choose } = useChoose(token)
  const [before, setBefore] = useState<Visibility>(visibilityAtMost)
  const [isKept, setIsKept] = useState(false)
  const faultText = usePrivacyFaults()
  const isNothing = visibility === 'nothing'
  const press = () => {
    if (!isNothing) setBefore(visibility)
    choose(isNothing ? before : 'nothing', isKept)
  }
  return (
    <>
      {isHidden && (
        <Banner tone="info" icon="eye-off" announce>
          {t`Your coach took you off the display for this class.`}
        </Banner>
      )}
      <ShownOfMe
        level={visibility}
        action={
          !isHidden && (
            <Button tone="neutral" icon={isNothing ? 'eye' : 'eye-off'} loading={isBusy} onClick={press}>
              {isNothing ? t`Show me again` : t`Hide me now`}
            </Button>
          )
        }
      >
        <Stack gap="l">
          {!isHidden && (
            <VisibilityChoice most={visibilityAtMost} value={visibility} onChoose={(level) => choose(level, isKept)} />
          )}
          {byCode && !isHidden && (
            <SwitchField
              label={t`Keep it so for me`}
              hint={t`Also in your next classes.`}
              checked={isKept}
              onCheckedChange={(next) => {
                setIsKept(next)
                if (next) choose(visibility, next)
              }}
            />
          )}
          <CeilingField token={token} isKept={byCode} />
        </Stack>
      </ShownOfMe>
      {fault !== null && (
        <Banner tone="danger" announce>
          {faultText(fault)}
        </Banner>
      )}
    </>
  )
}
