interface Audit {
  readonly advisories?: Readonly<Record<string, Advisory>>
}

interface Advisory {
  readonly module_name: string
  readonly title: string
  readonly severity: string
  readonly url: string
  readonly patched_versions?: string
  readonly findings: readonly { readonly version: string; readonly paths: readonly string[] }[]
}

export interface Judgement {
  readonly isWell: boolean
  readonly lines: readonly string[]
}

/** Fixed within 2 days; others with the next version (docs/security.md). */
const URGENT: ReadonlySet<string> = new Set(['high', 'critical'])

const lineOf = ({ module_name: name, title, severity, url, patched_versions: mended, findings }: Advisory): string => {
  const versions = findings.map(({ version }) => version).join(', ')
  const by = findings[0]?.paths[0] ?? name
  const when = URGENT.has(severity) ? 'mend within two days' : 'mend with the next version'
  return `${severity}: ${name} ${versions} (${title}), by ${by}; good from ${mended ?? 'no version yet'}; ${when}; ${url}`
}

const read = (answer: string): Audit | null => {
  try {
    return JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)) as Audit
  } catch {
    return null
  }
}

/** Fails if the registry doesn't respond. */
export const judgeLibraries = (answer: string): Judgement => {
  const advisories = read(answer)?.advisories
  if (advisories === undefined) return { isWell: false, lines: [`the registry was asked in vain: ${answer.trim()}`] }
  const known = Object.values(advisories)
  if (known.length === 0) return { isWell: true, lines: ['no fault is known of any library we ship'] }
  return { isWell: known.every(({ severity }) => !URGENT.has(severity)), lines: known.map(lineOf) }
}
