import { emptyJoinForm, joinWaysFor, type JoinForm, type JoinRule } from '@repo/domain/classes/join-form'
import { initialPhoneLife, phoneLifeReducer, type PhoneEvent, type PhoneLife } from '@repo/domain/classes/phone-life'
import { create } from 'zustand'

interface PhoneStore {
  readonly life: PhoneLife
  readonly center: { readonly key: string; readonly name: string; readonly logoUrl: string | null } | null
  /** What the center asks of whoever joins. */
  readonly joinsBy: JoinRule
  /** Whether another phone had the class until this one joined. */
  readonly tookOver: boolean
  /** Whether the class has asked for its letters. */
  readonly asksLetters: boolean
  /** What was typed, kept through refusals and lost connections. */
  readonly form: JoinForm
}

/** Client state of the page, around the reducer of a phone's life. */
export const usePhoneStore = create<PhoneStore>(() => ({
  life: initialPhoneLife,
  center: null,
  joinsBy: 'code-or-pseudonym',
  tookOver: false,
  asksLetters: false,
  form: emptyJoinForm,
}))

const codeForms = new WeakMap<JoinForm, JoinForm>()

/** The form as the center lets it be filled in: where only the code counts, the pseudonym cannot be the way. */
export const formInForce = ({ form, joinsBy }: PhoneStore): JoinForm => {
  if (joinWaysFor(joinsBy).includes(form.way)) return form
  const byCode = codeForms.get(form) ?? { ...form, way: 'code' }
  codeForms.set(form, byCode)
  return byCode
}

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
