import { saidIn, type Said } from '../said.ts'

/** Not in the catalogs: dates, and server texts in files and emails. */
const OWN = {
  es: {
    written: (day: string) => day.split('-').toReversed().join('/'),
    fileName: /^usuarios-\d{4}-\d{2}-\d{2}\./,
    language: 'Español',
    mailSubject: 'Tu reporte de entrenamiento de Latido Demo',
    firstPage: 'Página 1 de',
  },
  en: {
    written: (day: string) => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`,
    fileName: /^users-\d{4}-\d{2}-\d{2}\./,
    language: 'English',
    mailSubject: 'Your training report from Latido Demo',
    firstPage: 'Page 1 of',
  },
} as const

const screenLabels = (t: Said) => ({
  users: t('Users'),
  /** Of a full first page, before the total. */
  firstOf: t('Showing {first}–{last} of {all}', { first: '1', last: '20', all: '' }).trim(),
  found: t('{count, plural, one {{shown} found} other {{shown} found}}', { count: 2, shown: '' }).trim(),
  oneFound: t('{count, plural, one {{shown} found} other {{shown} found}}', { count: 1, shown: '1' }),
  name: t('Name'),
  lastNames: t('Last name'),
  lastName1: t('First last name'),
  lastName2: t('Second last name'),
  pseudonym: t('Pseudonym'),
  email: t('Email'),
  sex: t('Sex'),
  birthday: t('Birthday'),
  female: t('Female'),
  searchIn: t('Search in'),
  search: t('Search'),
  showEveryone: t('Show everyone'),
  noMatches: t('No one matches your search'),
  first: t('First page'),
  next: t('Next page'),
  banned: t('Banned'),
  more: (name: string) => t('More actions for {name}', { name }),
  edit: (name: string) => t('Edit {name}', { name }),
  metricsOf: (name: string) => t('Metrics for {name}', { name }),
  addUser: t('Add user'),
  editUser: t('Edit user'),
  saveChanges: t('Save changes'),
  weight: t('Weight'),
  discard: t('Discard'),
  created: t('User created successfully'),
  updated: t('User updated successfully'),
  general: t('An error occurred, please try again later.'),
  openAgain: t('Reopen'),
  gone: t('Someone else removed this user from the center.'),
  cancel: t('Cancel'),
  delete: t('Delete'),
  deleteOf: (name: string) => t('Delete {name}?', { name }, 'person'),
  deleted: t('User deleted'),
  downloadData: t('Download all data'),
  export: t('Export'),
  csvFile: t('CSV file'),
  excelFile: t('Excel file'),
  csvHead: [
    t('Name'),
    t('First last name'),
    t('Second last name'),
    t('Pseudonym'),
    t('Email'),
    t('Sex'),
    t('Birthday'),
    t('Banned'),
  ],
  userMetrics: t('User metrics'),
  backToUsers: t('Back to users'),
  from: t('From'),
  to: t('To'),
  sevenDays: t('7 days'),
  age: t('Age'),
  calories: t('Calories'),
  trainings: t('Sessions'),
  totalTime: t('Total time'),
  report: t('Report'),
  comments: t('Comments'),
  reportTrainings: t('Sessions in the report'),
  takeOut: (number: number) => t('Remove session {number}', { number }),
  takenOut: (removed: number) => t('{removed, plural, one {# removed} other {# removed}}', { removed }),
  download: t('Download'),
  preview: t('Report preview'),
  savePdf: t('Save PDF'),
  back: t('Back'),
  send: t('Send'),
  sent: (email: string) => t('The report is on its way to {email}', { email }),
  reportLanguage: t('Report language'),
  reportOf: (name: string) => t('Report of {name}', { name }),
})

const wordsIn = async (language: keyof typeof OWN) => {
  const t = await saidIn(language)
  const own = OWN[language]
  return { ...screenLabels(t), ...own, pdfLabels: [t('Heart-rate zones'), t('Duration'), own.firstPage] }
}

export type MemberWords = Awaited<ReturnType<typeof wordsIn>>

/** Journeys that check texts run in both. */
export const LANGUAGES = [
  { language: 'es', locale: 'es-MX', words: await wordsIn('es') },
  { language: 'en', locale: 'en-US', words: await wordsIn('en') },
] as const satisfies readonly { language: string; locale: string; words: MemberWords }[]
