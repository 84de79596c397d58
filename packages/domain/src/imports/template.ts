import type { ImportColumn, ImportKind } from './import.ts'

type TableKind = Exclude<ImportKind, 'trainings'>
type Language = 'en' | 'es'

/** Headers of a blank file, which an import guesses for sure. */
const TEMPLATES: Readonly<Record<TableKind, Readonly<Record<Language, readonly (readonly [ImportColumn, string])[]>>>> =
  {
    members: {
      en: [
        ['email', 'Email'],
        ['name', 'First name'],
        ['lastName1', 'Last name'],
        ['lastName2', 'Second last name'],
        ['pseudonym', 'Pseudonym'],
        ['birthday', 'Birthday'],
        ['sex', 'Sex'],
        ['weight', 'Weight (kg)'],
        ['height', 'Height (cm)'],
        ['restingHeartRate', 'Resting heart rate'],
        ['maxHeartRate', 'Max heart rate'],
      ],
      es: [
        ['email', 'Correo'],
        ['name', 'Nombres'],
        ['lastName1', 'Apellido paterno'],
        ['lastName2', 'Apellido materno'],
        ['pseudonym', 'Seudónimo'],
        ['birthday', 'Fecha de nacimiento'],
        ['sex', 'Sexo'],
        ['weight', 'Peso (kg)'],
        ['height', 'Estatura (cm)'],
        ['restingHeartRate', 'Frecuencia cardiaca en reposo'],
        ['maxHeartRate', 'Frecuencia cardiaca máxima'],
      ],
    },
    sensors: {
      en: [
        ['sensorName', 'Sensor'],
        ['mac', 'Bluetooth address'],
        ['ant', 'ANT+ ID'],
        ['centerId', 'Number'],
        ['ownership', 'Ownership'],
        ['wearer', 'Member email'],
      ],
      es: [
        ['sensorName', 'Sensor'],
        ['mac', 'Dirección Bluetooth'],
        ['ant', 'ID ANT+'],
        ['centerId', 'Número'],
        ['ownership', 'Propiedad'],
        ['wearer', 'Correo del miembro'],
      ],
    },
  }

/** The columns of a blank file with their headers, in order. */
export const templateColumns = (kind: TableKind, language: Language): readonly (readonly [ImportColumn, string])[] =>
  TEMPLATES[kind][language]

/** A blank file as CSV, with the byte order mark that spreadsheets need for accents. */
export const templateOf = (kind: TableKind, language: Language): string =>
  `\uFEFF${TEMPLATES[kind][language].map(([, header]) => header).join(',')}\r\n`
