import { importLimits } from '@repo/domain/imports/import'
import { TABLE_LIMITS } from '@repo/tables/table'

import type { RefusalWords } from '../../lib/refusal.ts'

const megabytes = importLimits.fileBytes / 2 ** 20
const rows = { en: importLimits.rows.toLocaleString('en'), es: importLimits.rows.toLocaleString('es-MX') }

export const IMPORT_REFUSALS = {
  'table-too-large': {
    status: 413,
    en: `The file is larger than ${megabytes} MB.`,
    es: `El archivo pesa más de ${megabytes} MB.`,
  },
  'table-unreadable': {
    status: 422,
    en: "This isn't a CSV, TSV, or Excel (XLSX) file, or it's damaged.",
    es: 'No es un archivo CSV, TSV o de Excel (XLSX), o está dañado.',
  },
  'table-empty': {
    status: 422,
    en: 'This file has no rows below its header.',
    es: 'Este archivo no tiene filas debajo del encabezado.',
  },
  'table-too-many-rows': {
    status: 422,
    en: `This file has more than ${rows.en} rows. Split it into several files.`,
    es: `Este archivo tiene más de ${rows.es} filas. Divídelo en varios archivos.`,
  },
  'table-too-many-columns': {
    status: 422,
    en: `This file has more than ${TABLE_LIMITS.columns} columns. Delete those you don't import.`,
    es: `Este archivo tiene más de ${TABLE_LIMITS.columns} columnas. Elimina las que no vas a importar.`,
  },
  'import-state': {
    status: 409,
    en: 'This import went on meanwhile. Reload it.',
    es: 'Esta importación avanzó entretanto. Vuelve a cargarla.',
  },
  'import-full': {
    status: 422,
    en: `An import takes up to ${importLimits.trainingFiles} files with ${importLimits.trainingBytes / 2 ** 20} MB.`,
    es: `Una importación admite hasta ${importLimits.trainingFiles} archivos con ${importLimits.trainingBytes / 2 ** 20} MB.`,
  },
  'import-not-undoable': {
    status: 409,
    en: 'This import can no longer be undone.',
    es: 'Esta importación ya no se puede deshacer.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
