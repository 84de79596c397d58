import { useLingui } from '@lingui/react/macro'
import { trainingTypesQueryOptions } from '@repo/api-client/trainings/queries'
import type { TrainingType } from '@repo/api-client/trainings/training-types'
import { NO_STEPS } from '@repo/domain/trainings/training-type-form'
import { Button } from '@repo/ui/button'
import { DataTable } from '@repo/ui/data-table'
import { IconButton } from '@repo/ui/icon-button'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useLocale } from '../../app/locale/use-locale.ts'
import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { ConfirmAction } from '../../lib/confirm-action.tsx'
import { formDraft } from '../../lib/form/form-draft.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useTrainingTypeLabels } from './center-labels.ts'
import { TrainingTypeDialog, TYPE_DRAFT } from './training-type-dialog.tsx'
import { useRetireTrainingType } from './training-type-mutations.ts'

function Retire({ type, onClose }: { type: TrainingType; onClose: () => void }) {
  const { t } = useLingui()
  const { name } = type
  return (
    <ConfirmAction
      title={t`Retire ${name}?`}
      text={t`It can't be chosen for new classes. Past sessions keep it.`}
      label={t`Retire`}
      action={useRetireTrainingType(type.uuid)}
      onClose={onClose}
    />
  )
}

type Open = { kind: 'none' } | { kind: 'form'; uuid: string | null } | { kind: 'retire'; type: TrainingType }

export function TrainingTypes() {
  const { t } = useLingui()
  const { client } = useServices()
  const { uuidUser } = useSession()
  const { fields, steps, alsoCounts } = useTrainingTypeLabels()
  const locale = useLocale()
  const types = useQuery(trainingTypesQueryOptions(client))
  const [open, setOpen] = useState<Open>(() => {
    const draft = formDraft(TYPE_DRAFT).read(uuidUser)
    return draft === null ? { kind: 'none' } : { kind: 'form', uuid: draft.of }
  })
  const close = () => setOpen({ kind: 'none' })
  const editedUuid = open.kind === 'form' ? open.uuid : null
  const edited = editedUuid === null ? null : types.data?.find(({ uuid }) => uuid === editedUuid)
  if (types.isLoadingError) {
    return <LoadFailure title={t`Couldn't load training types`} onRetry={() => types.refetch()} />
  }
  const inEnglish = { key: 'en', header: fields.nameEn.label, cell: ({ names }: TrainingType) => names.en }
  const inSpanish = { key: 'es', header: fields.nameEs.label, cell: ({ names }: TrainingType) => names.es }
  const isLast = types.data?.length === 1
  return (
    <Stack gap="l">
      <Inline justify="between" gap="m">
        <Text tone="muted">{t`What coaches can choose when they start a class`}</Text>
        <Button tone="accent" icon="plus" onClick={() => setOpen({ kind: 'form', uuid: null })}>
          {t`Add training type`}
        </Button>
      </Inline>
      <DataTable<TrainingType>
        label={t`Training types`}
        rows={types.data ?? []}
        keyOf={({ uuid }) => uuid}
        {...(types.isPending ? { loadingRows: 5 } : {})}
        columns={[
          ...(locale === 'es' ? [inSpanish, inEnglish] : [inEnglish, inSpanish]).map((column, index) => ({
            ...column,
            isTitle: index === 0,
          })),
          { key: 'steps', header: alsoCounts, cell: ({ stepKind }) => steps[stepKind ?? NO_STEPS] },
        ]}
        actions={{
          header: t`Actions`,
          render: (type) => {
            const { name } = type
            return (
              <>
                <IconButton
                  size="s"
                  icon="edit"
                  label={t`Edit ${name}`}
                  onClick={() => setOpen({ kind: 'form', uuid: type.uuid })}
                />
                {!isLast && (
                  <IconButton
                    size="s"
                    icon="ban"
                    label={t`Retire ${name}`}
                    onClick={() => setOpen({ kind: 'retire', type })}
                  />
                )}
              </>
            )
          },
        }}
      />
      {open.kind === 'form' && edited !== undefined && <TrainingTypeDialog type={edited} onClose={close} />}
      {open.kind === 'retire' && <Retire type={open.type} onClose={close} />}
    </Stack>
  )
}
