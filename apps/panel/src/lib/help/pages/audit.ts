import type { HelpPage } from '../help-page.ts'

export const audit: HelpPage = {
  en: {
    title: 'Audit',
    purpose:
      'The audit log records what the staff do in the panel: who did it, when, and what changed. Nobody can edit it, and the panel can check that no entry was changed or removed.',
    tasks: [
      {
        title: 'Find out who changed something',
        steps: [
          'Choose a column under [Search in], for example [Who] or [Action].',
          'Type what you are looking for, or choose it from the list, and start the search.',
          'Read the columns [Subject] and [Changes] of the entries.',
        ],
      },
      {
        title: 'Download the audit log',
        steps: [
          'Search for what you need. Without a search, everything is downloaded.',
          'Press [Export].',
          'Choose [Excel file] or [CSV file], and keep the file in a safe place.',
        ],
      },
      {
        title: 'Check that nothing was changed',
        steps: [
          'Scroll to the end of the page.',
          'Press [Check now].',
          'If the answer is [No entries were altered], all entries are as they were written.',
        ],
      },
    ],
    problems: [
      {
        sign: 'The check finds a changed entry.',
        remedy:
          'Someone changed the database. Compare the entries from there on with an older export, and tell the people who run the server.',
      },
      {
        sign: 'An entry is not where you expect it.',
        remedy: 'Times follow the time zone of the center. Show all entries again and search by another column.',
      },
    ],
    words: 'log history who changed security entry export check privacy',
  },
  es: {
    title: 'Auditoría',
    purpose:
      'La auditoría registra lo que hace el personal en el panel: quién lo hizo, cuándo y qué cambió. Nadie puede editarla, y el panel puede revisar que ningún registro se haya cambiado o borrado.',
    tasks: [
      {
        title: 'Saber quién cambió algo',
        steps: [
          'Elige una columna en [Buscar en], por ejemplo [Quién] o [Acción].',
          'Escribe lo que buscas o elígelo de la lista e inicia la búsqueda.',
          'Lee las columnas [Sobre qué] y [Cambios] de los registros.',
        ],
      },
      {
        title: 'Descargar la auditoría',
        steps: [
          'Busca lo que necesitas. Sin búsqueda se descarga todo.',
          'Presiona [Exportar].',
          'Elige [Archivo de Excel] o [Archivo CSV] y guarda el archivo en un lugar seguro.',
        ],
      },
      {
        title: 'Revisar que nada se haya cambiado',
        steps: [
          'Baja hasta el final de la página.',
          'Presiona [Revisar ahora].',
          'Si la respuesta es [Ningún registro fue alterado], todos los registros están como se escribieron.',
        ],
      },
    ],
    problems: [
      {
        sign: 'La revisión encuentra un registro cambiado.',
        remedy:
          'Alguien modificó la base de datos. Compara los registros desde ahí con un archivo anterior y avisa a quien administra el servidor.',
      },
      {
        sign: 'Un registro no está donde lo esperas.',
        remedy:
          'Las horas siguen la zona horaria del centro. Muestra otra vez todos los registros y busca en otra columna.',
      },
    ],
    words: 'bitácora historial quién cambió seguridad registro exportar revisar privacidad',
  },
}
