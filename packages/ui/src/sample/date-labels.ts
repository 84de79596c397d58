import type { DateRangeLabels } from '../date-range-field/date-range-field.tsx'

export const dateLabels = {
  en: {
    language: 'en',
    format: 'Month, day, and year, such as 11/21/2026',
    open: 'Open calendar',
    calendar: 'Calendar',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    month: 'Month',
    year: 'Year',
    today: 'today',
    start: 'From',
    end: 'To',
    chooseFirst: 'Choose a start date',
    chooseLast: 'Choose an end date',
  },
  es: {
    language: 'es',
    format: 'Día, mes y año, por ejemplo 21/11/2026',
    open: 'Elegir en un calendario',
    calendar: 'Calendario',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    month: 'Mes',
    year: 'Año',
    today: 'hoy',
    start: 'Desde',
    end: 'Hasta',
    chooseFirst: 'Elige el primer día',
    chooseLast: 'Elige el último día',
  },
} as const satisfies Record<'en' | 'es', DateRangeLabels>
