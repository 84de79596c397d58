import { emptyJoinForm, joinWaysFor, type JoinForm, type JoinRule } from '@repo/domain/classes/join-form'
import { initialPhoneLife, phoneLifeReducer, type PhoneEvent, type PhoneLife } from '@repo/domain/classes/phone-life'
import type { Visibility } from '@repo/domain/privacy/visibility'
import { create } from 'zustand'

interface PhoneStore {
  readonly life: PhoneLife
  readonly center: { readonly key: string; readonly name: string; readonly logoUrl: string | null } | null
  readonly joinsBy: JoinRule
  readonly tookOver: boolean
  readonly needsLetters: boolean
  readonly form: JoinForm
  /** What displays show without a choice. */
  readonly defaultVisibility: Visibility
  /** Null until the person chooses. */
  readonly visibility: Visibility | null
}

export const usePhoneStore = create<PhoneStore>(() => ({
  life: initialPhoneLife,
  center: null,
  joinsBy: 'code-or-pseudonym',
  tookOver: false,
  needsLetters: false,
  form: emptyJoinForm,
  defaultVisibility: 'all',
  visibility: null,
}))

const codeForms = new WeakMap<JoinForm, JoinForm>()

/** The form with the pseudonym replaced if the center only accepts codes. */
export const formInForce = ({ form, joinsBy }: PhoneStore): JoinForm => {
  if (joinWaysFor(joinsBy).includes(form.way)) return form
  const byCode = codeForms.get(form) ?? { ...form, way: 'code' }
  codeForms.set(form, byCode)
  return byCode
}

export const dispatch = (event: PhoneEvent): void => {
  const { life } = usePhoneStore.getState()
  const next = phoneLifeReducer(life, event)
  if (next !== life) usePhoneStore.setState({ life: next })
}

export const changeForm = (change: Partial<JoinForm>): void => {
  usePhoneStore.setState(({ form }) => ({ form: { ...form, ...change } }))
  dispatch({ type: 'form-changed' })
}
