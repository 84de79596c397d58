import { ApiError } from '@repo/api-client/core/api-error'
import { saveThing } from '@repo/api-client/fake/things'
import { optionalText, reader, text } from '@repo/domain/core/form'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { TextField } from '@repo/ui/text-field'
import { useState } from 'react'
import * as v from 'valibot'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { useSaved } from '../use-saved.ts'
import { FormDialog } from './form-dialog.tsx'
import { formDraft } from './form-draft.ts'
import { useForm } from './use-form.ts'

const LENGTH = { min: 2, max: 10 }
const must = text(LENGTH)
const may = optionalText(LENGTH)

const NAMES = ['name', 'maker', 'color', 'place', 'shelf', 'note'] as const
type Field = (typeof NAMES)[number]

const schemas = {
  short: v.object({ name: must, maker: must, color: may, place: may, shelf: may }),
  long: v.object({ name: must, maker: must, color: must, place: must, shelf: must, note: must }),
}
const readShort = reader(schemas.short)
const readLong = reader(schemas.long)

/** Five fields have no summary, six do. */
export interface SampleFormSearch {
  readonly long?: boolean
}

const DRAFT = 'thing'
const EMPTY: Readonly<Record<Field, string>> = { name: '', maker: '', color: '', place: '', shelf: '', note: '' }

const labelOf = (name: Field): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`

function ThingDialog({ isLong, onClose }: { isLong: boolean; onClose: () => void }) {
  const { client } = useServices()
  const save = useSaved((body: Record<string, string>) => client.call(saveThing, { body }), {
    invalidates: [],
    notice: () => 'Thing saved',
    failed: () => null,
  })
  const names = isLong ? NAMES : NAMES.slice(0, 5)
  const words = Object.fromEntries(
    names.map((name) => {
      const isNeeded = isLong || name === 'name' || name === 'maker'
      return [name, isNeeded ? { label: labelOf(name), missing: `Enter the ${name}` } : { label: labelOf(name) }]
    }),
  ) as Record<Field, { label: string; missing?: string }>
  const taken = save.error instanceof ApiError ? save.error.fields['name']?.[0] : undefined
  const form = useForm({
    first: () => EMPTY,
    read: (typed) => (isLong ? readLong(typed) : readShort(typed)) as ReturnType<typeof readLong>,
    words,
    draft: { name: DRAFT, of: null, secrets: ['shelf'] },
    ...(taken === undefined ? {} : { refused: { name: taken } }),
  })
  return (
    <FormDialog
      form={form}
      title="New thing"
      submit="Save"
      notice={
        save.isError && taken === undefined ? <Banner tone="danger" announce>{`The thing was not saved`}</Banner> : null
      }
      onSubmit={async (value) => {
        const body = Object.fromEntries(Object.entries(value).map(([name, typed]) => [name, typed ?? '']))
        await save.mutateAsync(body).catch((error: unknown) => {
          form.refuse()
          throw error
        })
        form.forget()
        onClose()
      }}
      onClose={onClose}
    >
      {names.map((name) => (
        <TextField key={name} {...form.text(name)} />
      ))}
    </FormDialog>
  )
}

export function SampleForm({ search: { long = false } }: { search: SampleFormSearch }) {
  const { uuidUser } = useSession()
  const [isOpen, setIsOpen] = useState(() => formDraft(DRAFT).read(uuidUser) !== null)
  return (
    <>
      <h1>Things</h1>
      <Button onClick={() => setIsOpen(true)}>Add</Button>
      {isOpen && <ThingDialog isLong={long} onClose={() => setIsOpen(false)} />}
    </>
  )
}
