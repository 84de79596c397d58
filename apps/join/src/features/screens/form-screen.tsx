import { useLingui } from '@lingui/react/macro'
import { classLetterLimits, signInCodeLimits } from '@repo/domain/classes/class-limits'
import { joinWaysFor, readJoinForm } from '@repo/domain/classes/join-form'
import type { JoinFault, OpenClass } from '@repo/domain/classes/phone-life'
import { memberLimits } from '@repo/domain/core/limits'
import { classLettersOf } from '@repo/domain/rooms/join-code'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { CheckboxField } from '@repo/ui/checkbox-field'
import { Heading } from '@repo/ui/heading'
import { SegmentedControl } from '@repo/ui/segmented-control'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { TextField } from '@repo/ui/text-field'
import { useFormFaults } from '@repo/ui/use-form-faults'
import type { FormEvent } from 'react'

import { join } from '../../app/join.ts'
import { changeForm, formInForce, usePhoneStore } from '../../app/phone-store.ts'
import { ClassTimesText } from '../class/class-times.tsx'
import { useFormLabels, useJoinFaultLabels } from '../join-labels.ts'
import { ShownOfMe } from '../privacy/shown-of-me.tsx'
import { VisibilityChoice } from '../privacy/visibility-choice.tsx'

function ClassHeading({ open }: { open: OpenClass }) {
  return (
    <Stack gap="xs" as="header">
      <Heading level={1}>{open.roomName}</Heading>
      <Text size="l">{open.trainingName}</Text>
      <Text tone="muted">
        <ClassTimesText times={open} />
      </Text>
    </Stack>
  )
}

function FaultBanner({ fault }: { fault: JoinFault }) {
  const words = useJoinFaultLabels()(fault)
  return (
    <Banner tone="danger" announce title={words.title}>
      {words.text}
    </Banner>
  )
}

type Faults = Readonly<Partial<Record<'code' | 'pseudonym', string | undefined>>>

function WayFields({ faults, onWayChange }: { faults: Faults; onWayChange: () => void }) {
  const { t } = useLingui()
  const { way, code, pseudonym } = usePhoneStore(formInForce)
  const ways = joinWaysFor(usePhoneStore((state) => state.joinsBy))
  const names = { code: t`Sign-in code`, pseudonym: t`Pseudonym` }
  return (
    <Stack gap="l">
      {ways.length > 1 && (
        <SegmentedControl
          label={t`How do you want to join?`}
          segments={ways.map((value) => ({ value, label: names[value] }))}
          value={way}
          onValueChange={(next) => {
            changeForm({ way: next })
            onWayChange()
          }}
        />
      )}
      {way === 'code' ? (
        <TextField
          key="code"
          label={t`Your sign-in code`}
          hint={t`Six digits. If you don't have one, ask at the front desk.`}
          error={faults.code}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={signInCodeLimits.digits + 1}
          value={code}
          onValueChange={(typed) => changeForm({ code: typed.replace(/[^\d ]/g, '') })}
        />
      ) : (
        <TextField
          key="pseudonym"
          label={t`Your pseudonym`}
          hint={t`The name shown for you on the class display.`}
          error={faults.pseudonym}
          autoComplete="nickname"
          autoCapitalize="none"
          maxLength={memberLimits.pseudonym.max}
          value={pseudonym}
          onValueChange={(typed) => changeForm({ pseudonym: typed })}
        />
      )}
    </Stack>
  )
}

function LettersField({ error }: { error: string | undefined }) {
  const { t } = useLingui()
  return (
    <TextField
      label={t`Letters of the class`}
      hint={t`The last four letters of the address on the screen in the room.`}
      error={error}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={classLetterLimits.typed.max}
      value={usePhoneStore((state) => state.form.letters)}
      onValueChange={(letters) => changeForm({ letters })}
    />
  )
}

/** The member's own level is known only once they have joined, so the center's is the preset. */
function ShownField() {
  const { t } = useLingui()
  const chosen = usePhoneStore((state) => state.visibility)
  const preset = usePhoneStore((state) => state.defaultVisibility)
  const level = chosen ?? preset
  return (
    <ShownOfMe
      level={level}
      action={
        level !== 'nothing' && (
          <Button icon="eye-off" onClick={() => usePhoneStore.setState({ visibility: 'nothing' })}>
            {t`Hide me`}
          </Button>
        )
      }
    >
      <VisibilityChoice most="all" value={level} onChoose={(visibility) => usePhoneStore.setState({ visibility })} />
    </ShownOfMe>
  )
}

export interface FormScreenProps {
  open: OpenClass
  fault: JoinFault | null
  isJoining: boolean
}

export function FormScreen({ open, fault, isJoining }: FormScreenProps) {
  const { t } = useLingui()
  const form = usePhoneStore(formInForce)
  const centerName = usePhoneStore((state) => state.center?.name ?? '')
  const wordsOf = useFormLabels()
  const { form: element, attempt, refuse, reset } = useFormFaults({ fields: 2 })
  const read = readJoinForm(form)
  const faults = attempt > 0 && !read.ok ? read.error : {}
  const needsLetters = usePhoneStore((state) => state.needsLetters)
  const lacksLetters = needsLetters && classLettersOf(form.letters) === null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!read.ok || lacksLetters) return refuse()
    if (!isJoining) void join(open, read.value)
  }
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <Stack gap="xl">
        <ClassHeading open={open} />
        <WayFields
          onWayChange={reset}
          faults={{
            code: wordsOf('code', faults.code),
            pseudonym: wordsOf('pseudonym', faults.pseudonym),
          }}
        />
        {needsLetters && (
          <LettersField error={wordsOf('letters', attempt > 0 && lacksLetters ? { code: 'required' } : undefined)} />
        )}
        <CheckboxField
          label={t`I agree that the display in this room shows what I choose below, and that my heart rate is saved with my sessions.`}
          hint={t`Everyone in the room can look at the display. You can change what it shows of you at any second. ${centerName} is responsible for this data. You can ask the staff to delete it.`}
          error={wordsOf('hasConsent', faults.hasConsent)}
          checked={form.hasConsent}
          onCheckedChange={(hasConsent) => changeForm({ hasConsent })}
        />
        <ShownField />
        {fault !== null && <FaultBanner fault={fault} />}
        <Button type="submit" tone="accent" size="l" wide loading={isJoining}>
          {t`Join the class`}
        </Button>
      </Stack>
    </form>
  )
}
