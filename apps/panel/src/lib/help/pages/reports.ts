import type { HelpPage } from '../help-page.ts'

export const reports: HelpPage = {
  en: {
    title: 'Reports',
    purpose:
      'This page shows the statistics of the whole center for the days you choose: how much was trained, in which training types, and who trained the most. The report of one user is in {users}.',
    tasks: [
      {
        title: 'See the statistics of some days',
        steps: [
          'Choose one of the usual periods, such as [7 days] or [This month], or type the first and last day.',
          'Press [Show]. The small numbers tell the change since the same number of days before.',
          'Press [Show as table] on a chart to read its numbers.',
        ],
      },
      {
        title: 'Find a user in the ranking',
        steps: [
          'Scroll down to [User ranking].',
          'Type a name in [Search by user].',
          'Press the heading of a column to sort by it.',
        ],
      },
      {
        title: 'Download the ranking',
        steps: [
          'Choose the days and press [Show].',
          'Press [Export] above the ranking.',
          'Choose [Excel file] or [CSV file].',
        ],
      },
    ],
    problems: [
      {
        sign: 'The days cannot be chosen.',
        remedy: 'The last day cannot be before the first, and a period lasts at most two years.',
      },
      {
        sign: 'A class of today is missing.',
        remedy: 'A class counts once it has ended. Days follow the time zone of the center; see {center}.',
      },
    ],
    words: 'statistics numbers chart ranking period month year export excel csv calories',
  },
  es: {
    title: 'Estadísticas',
    purpose:
      'Esta página muestra las estadísticas de todo el centro en los días que elijas: cuánto se entrenó, en qué tipos de entrenamiento y quién entrenó más. El reporte de un usuario está en {users}.',
    tasks: [
      {
        title: 'Ver las estadísticas de unos días',
        steps: [
          'Elige un periodo común, como [7 días] o [Este mes], o escribe el primer y el último día.',
          'Presiona [Mostrar]. Los números pequeños dicen el cambio respecto a los mismos días anteriores.',
          'Presiona [Ver como tabla] en una gráfica para leer sus números.',
        ],
      },
      {
        title: 'Encontrar a un usuario en la clasificación',
        steps: [
          'Baja hasta [Ranking de usuarios].',
          'Escribe un nombre en [Buscar por usuario].',
          'Presiona el encabezado de una columna para ordenar por ella.',
        ],
      },
      {
        title: 'Descargar la clasificación',
        steps: [
          'Elige los días y presiona [Mostrar].',
          'Presiona [Exportar] arriba de la clasificación.',
          'Elige [Archivo de Excel] o [Archivo CSV].',
        ],
      },
    ],
    problems: [
      {
        sign: 'No se pueden elegir los días.',
        remedy: 'El último día no puede ser anterior al primero y un periodo dura máximo dos años.',
      },
      {
        sign: 'Falta una clase de hoy.',
        remedy: 'Una clase cuenta cuando ya terminó. Los días siguen la zona horaria del centro; consulta {center}.',
      },
    ],
    words: 'reportes cifras gráfica clasificación ranking periodo mes año exportar excel csv calorías',
  },
}
