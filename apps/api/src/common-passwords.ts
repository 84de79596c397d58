let common: Promise<ReadonlySet<string>> | null = null

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** Whether a password is among the most used ones, whatever the case of its letters. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  common ??= load()
  return (await common).has(password.toLowerCase())
}
