export interface RefusalWords {
  /** Of HTTP. */
  readonly status: number
  /** `{name}` stands for a value of the refusal. */
  readonly en: string
  readonly es: string
}
