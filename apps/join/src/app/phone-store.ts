import { emptyJoinForm, type JoinForm } from '@repo/domain/join-form'
import { initialPhoneLife, phoneLifeReducer, type PhoneEvent, type PhoneLife } from '@repo/domain/phone-life'
import { create } from 'zustand'

interface PhoneStore {
  readonly life: PhoneLife
  readonly center: { readonly key: string; readonly name: string } | null
  /** What was typed, kept through refusals and lost connections. */
  readonly form: JoinForm
}

/** Client state of the page, around the reducer of a phone's life. */
export const usePhoneStore = create<PhoneStore>(() => ({
  life: initialPhoneLife,
  center: null,
  form: emptyJoinForm,
}))

/** Tells the phone's life what has happened. */
export const dispatch = (event: PhoneEvent): void => {
  const { life } = usePhoneStore.getState()
  const next = phoneLifeReducer(life, event)
  if (next !== life) usePhoneStore.setState({ life: next })
}

/** Takes what somebody types. */
export const changeForm = (change: Partial<JoinForm>): void => {
  usePhoneStore.setState(({ form }) => ({ form: { ...form, ...change } }))
  dispatch({ type: 'form-changed' })
}
