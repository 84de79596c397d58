import { useLingui } from '@lingui/react/macro'
import { hasNoLimit, readCapacity } from '@repo/domain/classes/class-configuration'
import { classLimits } from '@repo/domain/classes/class-limits'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { NumberField } from '@repo/ui/number-field'
import { Stack } from '@repo/ui/stack'
import { SwitchField } from '@repo/ui/switch-field'
import { useState, type FormEvent } from 'react'

import type { ClassControl } from '../control/class-control.ts'
import { useClassFaultLabels } from '../control/class-fault-labels.ts'
import type { ClassViewHost } from '../control/class-view-host.ts'
import { useConfigurationLabels } from './configuration-labels.ts'

interface CapacityDialogProps {
  control: ClassControl
  host: Pick<ClassViewHost, 'toasts'>
  capacity: number
  onClose: () => void
}

const FORM_ID = 'capacity-form'

export function CapacityDialog({ control, host, capacity, onClose }: CapacityDialogProps) {
  const { t } = useLingui()
  const { faultOf } = useConfigurationLabels()
  const wordsOf = useClassFaultLabels()
  const [isUnlimited, setIsUnlimited] = useState(capacity >= classLimits.unlimitedCapacity)
  const [typed, setTyped] = useState(String(capacity))
  const [isBusy, setIsBusy] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const form = { isUnlimited, capacity: typed }
  const read = readCapacity(form)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!read.ok) return
    setIsBusy(true)
    const fault = await control.changeCapacity(read.value)
    if (fault === null) host.toasts.show({ tone: 'success', title: t`The capacity was changed` })
    else host.toasts.show({ tone: 'danger', title: wordsOf(fault) })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Capacity of the class`}
      description={t`Whoever is in the class stays in it, also with a lower number.`}
      closeLabel={t`Close`}
      size="s"
      footer={
        <>
          <Button tone="ghost" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" tone="accent" form={FORM_ID} loading={isBusy}>
            {t`Save`}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="l">
          <SwitchField
            label={t`Unlimited capacity`}
            hint={t`Up to 100 people`}
            checked={isUnlimited}
            onCheckedChange={setIsUnlimited}
          />
          {!isUnlimited && (
            <NumberField
              label={t`Capacity`}
              hint={
                hasNoLimit(form)
                  ? t`Enter a number above 0 to set a limit. Otherwise, up to 100 people can join.`
                  : undefined
              }
              unit={t`people`}
              decreaseLabel={t`Decrease`}
              increaseLabel={t`Increase`}
              {...classLimits.capacity}
              value={typed}
              error={isTried && !read.ok ? faultOf(read.error, t`Enter the capacity`) : undefined}
              onValueChange={setTyped}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
