import { useLingui } from '@lingui/react/macro'
import type { Import } from '@repo/api-client/imports/import'
import { formatCount } from '@repo/domain/core/number-format'
import { formatMoment } from '@repo/domain/time/date-format'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { ButtonLink } from '@repo/ui/button-link'
import { Columns } from '@repo/ui/columns'
import { Heading } from '@repo/ui/heading'
import { Inline } from '@repo/ui/inline'
import { LinkRows } from '@repo/ui/link-rows'
import { Stack } from '@repo/ui/stack'
import { StatCard } from '@repo/ui/stat-card'
import { Text } from '@repo/ui/text'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useZone } from '../../../app/locale/use-zone.ts'
import { useSession, useSessionStore } from '../../../app/session/session-store.ts'
import { PATHS, useImportLabels, type OpenAnother } from '../import-labels.ts'
import { FaultsButton } from '../preview/faults-button.tsx'
import { ImportRows } from '../preview/import-rows.tsx'
import { onScreen } from './codes.css.ts'
import { Codes } from './codes.tsx'
import { UndoQuestion } from './undo-question.tsx'

function UndoBanner({ shown, onUndo }: { shown: Import; onUndo: () => void }) {
  const { t } = useLingui()
  const { permissions } = useSession()
  const zone = useZone()
  const language = useSessionStore((state) => state.locale)
  if (shown.undoUntil === null || !permissions.includes('user_delete')) return null
  const until = formatMoment(shown.undoUntil.getTime(), zone, language)
  return (
    <Banner tone="info" action={<Button size="s" onClick={onUndo}>{t`Undo import`}</Button>}>
      {t`You can undo this import until ${until}.`}
    </Banner>
  )
}

function Outcome({ shown }: { shown: Import }) {
  const { t } = useLingui()
  const { created, changed, moved } = shown.outcomes
  const { same, fault, leftOut } = shown.counts
  return (
    <Columns min="figure">
      <StatCard
        size="m"
        tone="accent"
        icon="check"
        label={t({ message: 'Created', context: 'rows of an import' })}
        value={formatCount(created)}
      />
      {shown.kind !== 'trainings' && (
        <StatCard
          size="m"
          icon="edit"
          label={t({ message: 'Changed', context: 'rows of an import' })}
          value={formatCount(changed)}
        />
      )}
      <StatCard size="m" icon="minus" label={t`Unchanged or left out`} value={formatCount(same + leftOut)} />
      {fault > 0 && (
        <StatCard
          size="m"
          tone="danger"
          icon="warning"
          label={t({ message: 'With errors', context: 'rows of an import' })}
          value={formatCount(fault)}
        />
      )}
      {moved > 0 && (
        <StatCard size="m" tone="danger" icon="warning" label={t`Changed meanwhile`} value={formatCount(moved)} />
      )}
    </Columns>
  )
}

function Moved({ shown }: { shown: Import }) {
  const { t } = useLingui()
  return (
    <Stack gap="m" as="section">
      <Heading level={2} size="m">
        {t`Changed meanwhile`}
      </Heading>
      <Banner tone="warning">
        {t`These were edited by others after the preview, so nothing was written. Import the same file again to see what is left.`}
      </Banner>
      <ImportRows shown={shown} filter="moved" empty={t`No rows like this.`} isReadOnly />
    </Stack>
  )
}

function Kept({ shown }: { shown: Import }) {
  const { t } = useLingui()
  const words = useImportLabels()
  return (
    <Stack gap="m" as="section">
      <Heading level={2} size="m">
        {t`Kept`}
      </Heading>
      <LinkRows
        label={t`Kept`}
        rows={shown.kept.map(({ number, name, reason }) => ({
          id: String(number),
          title: name,
          text: words.kept[reason],
        }))}
      />
    </Stack>
  )
}

interface ResultStepProps {
  shown: Import
  onOpen: OpenAnother
}

function Onward({ shown, onOpen }: ResultStepProps) {
  const { t } = useLingui()
  const words = useImportLabels()
  const { uuid, kind, state, counts } = shown
  const list = words.lists[kind]
  return (
    <Inline gap="s">
      <ButtonLink tone="accent" link={<Link to={PATHS[kind]} />}>{t`Go to ${list}`}</ButtonLink>
      <Button onClick={() => onOpen('new')}>
        {kind === 'trainings' ? t`Import more sessions` : t`Import another file`}
      </Button>
      {state === 'done' && counts.fault > 0 && <FaultsButton uuid={uuid} />}
    </Inline>
  )
}

function Undone({ shown, onOpen }: ResultStepProps) {
  const { t } = useLingui()
  return (
    <Stack gap="l">
      <Heading level={2} size="l">
        {t`The import is undone`}
      </Heading>
      {shown.kept.length === 0 ? (
        <Text tone="muted">{t`Everything is as it was before.`}</Text>
      ) : (
        <Kept shown={shown} />
      )}
      <Onward shown={shown} onOpen={onOpen} />
    </Stack>
  )
}

export function ResultStep({ shown, onOpen }: ResultStepProps) {
  const { t } = useLingui()
  const { uuid, kind, state, outcomes } = shown
  const [isUndoing, setIsUndoing] = useState(false)
  if (state === 'undone') return <Undone shown={shown} onOpen={onOpen} />
  return (
    <Stack gap="l">
      <div className={onScreen}>
        <Stack gap="l">
          <Heading level={2} size="l">
            {t`The import is done`}
          </Heading>
          <Outcome shown={shown} />
          <UndoBanner shown={shown} onUndo={() => setIsUndoing(true)} />
          <Onward shown={shown} onOpen={onOpen} />
          {outcomes.moved > 0 && <Moved shown={shown} />}
        </Stack>
      </div>
      {kind === 'members' && outcomes.created > 0 && <Codes uuid={uuid} />}
      {isUndoing && <UndoQuestion uuid={uuid} kind={kind} onClose={() => setIsUndoing(false)} />}
    </Stack>
  )
}
