import type { HelpPage } from '../help-page.ts'

export const sessions: HelpPage = {
  en: {
    title: 'Sessions',
    purpose:
      'A session is what one user trained: in a class of the center, or imported from a watch. The list shows all of them, newest first, and each one has its own metrics.',
    tasks: [
      {
        title: 'See the metrics of a session or a class',
        steps: [
          'Press the chart in the row. You see the effort, the zones, the heart rate, and the calories.',
          'Press [Class] for the class it belongs to, then [Results] or [Replay].',
          'Press [User metrics] for everything that the person trained.',
        ],
      },
      {
        title: 'Import sessions from a watch',
        steps: [
          'Press [Import], look for the person who trained, and press [Import] next to the name.',
          'Choose the FIT, TCX, or GPX files, or drop them in the window.',
          'Wait until each file says [Imported]. In the notice you can press [Undo].',
        ],
      },
      {
        title: 'Download sessions',
        steps: [
          'For the whole list, search for what you need, press [Export], and choose [Excel file] or [CSV file].',
          'For one session, open its metrics and press [Download].',
          'Choose the format: FIT or TCX for sports apps, CSV for a table.',
        ],
      },
    ],
    problems: [
      {
        sign: 'The session of a class is missing.',
        remedy:
          'A session is stored only if heart rate arrived. Look at the person’s strap in {sensors}, or import the file of their watch.',
      },
      {
        sign: 'A file says [Not imported].',
        remedy:
          'Read the reason next to the file. If the session is already in the list, you need not import it; [Import anyway] appears where you may decide.',
      },
      {
        sign: 'You have the files of many users.',
        remedy:
          'Press [Import for several users] and drop the files or a ZIP. An email or a whole name in the name of a file or its folder says whose it is.',
      },
      {
        sign: 'An import went to the wrong person.',
        remedy: 'Open the session, press [Remove import], and import the file again for the right person.',
      },
    ],
    words:
      'training workout history watch garmin polar fit tcx gpx import export excel csv metrics replay class results',
  },
  es: {
    title: 'Sesiones',
    purpose:
      'Una sesión es lo que entrenó un usuario: en una clase del centro o importado de un reloj. La lista las muestra todas, primero las más recientes, y cada una tiene sus métricas.',
    tasks: [
      {
        title: 'Ver las métricas de una sesión o una clase',
        steps: [
          'Presiona la gráfica en la fila. Verás el esfuerzo, las zonas, la frecuencia cardiaca y las calorías.',
          'Presiona [Clase] para ver la clase a la que pertenece y luego [Resultados] o [Repetición].',
          'Presiona [Métricas del usuario] para ver todo lo que ha entrenado esa persona.',
        ],
      },
      {
        title: 'Importar sesiones de un reloj',
        steps: [
          'Presiona [Importar], busca a quien entrenó y presiona [Importar] junto a su nombre.',
          'Elige los archivos FIT, TCX o GPX, o suéltalos en la ventana.',
          'Espera a que cada archivo diga [Importada]. En el aviso puedes presionar [Deshacer].',
        ],
      },
      {
        title: 'Descargar sesiones',
        steps: [
          'Para toda la lista, busca lo que necesitas, presiona [Exportar] y elige [Archivo de Excel] o [Archivo CSV].',
          'Para una sola sesión, abre sus métricas y presiona [Descargar].',
          'Elige el formato: FIT o TCX para apps deportivas, CSV para una tabla.',
        ],
      },
    ],
    problems: [
      {
        sign: 'Falta la sesión de una clase.',
        remedy:
          'Solo se guarda una sesión si llegó la frecuencia cardiaca. Revisa la banda de la persona en {sensors} o importa el archivo de su reloj.',
      },
      {
        sign: 'Un archivo dice [No importada].',
        remedy:
          'Lee el motivo junto al archivo. Si la sesión ya está en la lista, no hace falta importarla; [Importar de todos modos] aparece cuando tú puedes decidir.',
      },
      {
        sign: 'Tienes archivos de muchos usuarios.',
        remedy:
          'Presiona [Importar de varios usuarios] y suelta los archivos o un ZIP. Un correo o un nombre completo en el nombre del archivo o de su carpeta indica de quién es.',
      },
      {
        sign: 'Importaste un archivo a la persona equivocada.',
        remedy: 'Abre la sesión, presiona [Quitar importación] e importa el archivo otra vez para la persona correcta.',
      },
    ],
    words:
      'entrenamiento historial reloj garmin polar fit tcx gpx importar exportar excel csv métricas repetición clase resultados',
  },
}
