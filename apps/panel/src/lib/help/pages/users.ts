import type { HelpPage } from '../help-page.ts'

export const users: HelpPage = {
  en: {
    title: 'Users',
    purpose:
      'Users are the people who train in your center. Here you add them, correct their data, see their metrics, and send them reports. Their data is what their effort and calories are calculated from.',
    tasks: [
      {
        title: 'Add a user and give out the sign-in code',
        steps: [
          'Press [Add user] and fill in the name, email, pseudonym, birthday, and sex. Weight, height, and heart rates make the numbers more exact.',
          'Press [Add user] at the end of the form.',
          'The notice shows the sign-in code, and [Show code] a QR code with it. Later, choose [Show sign-in code] in the menu of the row. The user types it on the phone to join a class.',
        ],
      },
      {
        title: 'Send a report to a user',
        steps: [
          'Press the chart in the row of the person. Choose the days and press [Show].',
          'Press [Report], write your comments, and leave out sessions that you do not want to show.',
          'Press [Download] to see the PDF, or [Send] to email it.',
        ],
      },
      {
        title: 'Delete a user or lift a ban',
        steps: [
          'Open the menu at the end of the row.',
          'Choose [Delete] when someone leaves, [Erase all data] when someone asks for it, or [Lift ban].',
          'Confirm. Deleting can be undone in the notice; erasing cannot be undone.',
        ],
      },
    ],
    problems: [
      {
        sign: 'The email is already registered.',
        remedy:
          'If the person was in your center before, the same email brings them back with their sessions. Otherwise check the address for typing errors.',
      },
      {
        sign: 'Your users are in a file of another system.',
        remedy:
          'Press [Import] and choose the file. Check what its columns hold, correct what the preview marks, and press [Import]. Within 24 hours, [Undo import] takes it back.',
      },
      {
        sign: 'A short last name is refused.',
        remedy: 'If the name is correct, check the box [The name really is this short].',
      },
      {
        sign: 'The effort looks wrong.',
        remedy:
          'Check the birthday and the [Measured maximum heart rate]. If that is empty, the maximum is calculated from the age.',
      },
    ],
    words:
      'import file csv excel xlsx member person code pseudonym metrics report pdf email ban erase privacy export data weight',
  },
  es: {
    title: 'Usuarios',
    purpose:
      'Los usuarios son las personas que entrenan en tu centro. Aquí los agregas, corriges sus datos, ves sus métricas y les envías reportes. Con sus datos se calculan su esfuerzo y sus calorías.',
    tasks: [
      {
        title: 'Agregar un usuario y darle su código de acceso',
        steps: [
          'Presiona [Agregar usuario] y llena nombre, correo, seudónimo, fecha de nacimiento y sexo. El peso, la estatura y las frecuencias hacen más exactas las cifras.',
          'Presiona [Agregar usuario] al final del formulario.',
          'El aviso muestra el código de acceso y, con [Mostrar código], un código QR que lo lleva escrito. Después lo encuentras en el menú de la fila, en [Mostrar código de acceso]. El usuario lo escribe en su teléfono para unirse a una clase.',
        ],
      },
      {
        title: 'Enviar un reporte a un usuario',
        steps: [
          'Presiona la gráfica en la fila de la persona. Elige los días y presiona [Mostrar].',
          'Presiona [Reporte], escribe tus comentarios y quita las sesiones que no quieras mostrar.',
          'Presiona [Descargar] para ver el PDF o [Enviar] para mandarlo por correo.',
        ],
      },
      {
        title: 'Eliminar un usuario o quitarle una expulsión',
        steps: [
          'Abre el menú al final de la fila.',
          'Elige [Eliminar] si alguien se va, [Borrar todos sus datos] si alguien lo pide o [Permitir que vuelva].',
          'Confirma. Eliminar se puede deshacer en el aviso; borrar no se puede deshacer.',
        ],
      },
    ],
    problems: [
      {
        sign: 'El correo ya está registrado.',
        remedy:
          'Si la persona ya estuvo en tu centro, el mismo correo la trae de vuelta con sus sesiones. Si no, revisa que la dirección esté bien escrita.',
      },
      {
        sign: 'Tus usuarios están en un archivo de otro sistema.',
        remedy:
          'Presiona [Importar] y elige el archivo. Revisa qué hay en cada columna, corrige lo que marca la vista previa y presiona [Importar]. Durante 24 horas puedes usar [Deshacer importación].',
      },
      {
        sign: 'No se acepta un apellido corto.',
        remedy: 'Si el apellido es correcto, marca la casilla [El nombre sí es así de corto].',
      },
      {
        sign: 'El esfuerzo no parece correcto.',
        remedy:
          'Revisa la fecha de nacimiento y la [Frecuencia máxima medida]. Si está vacía, la máxima se calcula con la edad.',
      },
    ],
    words:
      'importar archivo csv excel miembro persona código seudónimo métricas reporte pdf correo expulsar borrar privacidad exportar datos peso',
  },
}
