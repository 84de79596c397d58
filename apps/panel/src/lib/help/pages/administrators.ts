import type { HelpPage } from '../help-page.ts'

export const administrators: HelpPage = {
  en: {
    title: 'Administrators',
    purpose:
      'Here are the people who work in your center and sign in to the panel: administrators and coaches. Each one has their own account, so that nobody shares a password.',
    tasks: [
      {
        title: 'Add a coach or an administrator',
        steps: [
          'Press [Add administrator].',
          'Fill in the name, email, and mobile, choose the role, and type a password twice.',
          'Press [Add administrator], and give the password to the person. They can change it in {profile}.',
        ],
      },
      {
        title: 'Block someone who no longer works here',
        steps: [
          'Turn off the switch [Can sign in] in the row. The person is signed out everywhere.',
          'Turn it on again if the person comes back.',
          'If the person is gone for good, press the trash can in the row and confirm with [Delete].',
        ],
      },
      {
        title: 'Change the data or the role of someone',
        steps: [
          'Press the pencil in the row.',
          'Change the name, phones, or role. The email cannot be changed.',
          'Press [Save changes].',
        ],
      },
    ],
    problems: [
      {
        sign: 'The password is refused.',
        remedy: 'Choose a longer one that is not common and does not contain the name of the center.',
      },
      {
        sign: 'Someone cannot sign in.',
        remedy: 'Check that [Can sign in] is on and that the email is right. For a new password see {sign-in}.',
      },
      {
        sign: 'The email is already taken.',
        remedy: 'Search the list for that email: the person has an account, perhaps one that is turned off.',
      },
    ],
    words: 'staff coach trainer account password role block disable employee',
  },
  es: {
    title: 'Administradores',
    purpose:
      'Aquí están las personas que trabajan en tu centro y entran al panel: administradores y entrenadores. Cada quien tiene su propia cuenta para que nadie comparta contraseñas.',
    tasks: [
      {
        title: 'Agregar un coach o un administrador',
        steps: [
          'Presiona [Agregar administrador].',
          'Llena nombre, correo y celular, elige el rol y escribe una contraseña dos veces.',
          'Presiona [Agregar administrador] y dale la contraseña a la persona. Puede cambiarla en {profile}.',
        ],
      },
      {
        title: 'Bloquear a quien ya no trabaja aquí',
        steps: [
          'Apaga el interruptor [Puede iniciar sesión] en la fila. Se cierra su sesión en todas partes.',
          'Enciéndelo otra vez si la persona regresa.',
          'Si ya no va a volver, presiona el bote de basura en la fila y confirma con [Eliminar].',
        ],
      },
      {
        title: 'Cambiar los datos o el rol de alguien',
        steps: [
          'Presiona el lápiz en la fila.',
          'Cambia el nombre, los teléfonos o el rol. El correo no se puede cambiar.',
          'Presiona [Guardar cambios].',
        ],
      },
    ],
    problems: [
      {
        sign: 'No se acepta la contraseña.',
        remedy: 'Elige una más larga, que no sea común y que no lleve el nombre del centro.',
      },
      {
        sign: 'Alguien no puede entrar.',
        remedy:
          'Revisa que [Puede iniciar sesión] esté encendido y que el correo sea el correcto. Para una contraseña nueva consulta {sign-in}.',
      },
      {
        sign: 'El correo ya está ocupado.',
        remedy: 'Busca ese correo en la lista: la persona ya tiene una cuenta, quizá desactivada.',
      },
    ],
    words: 'personal coach entrenador cuenta contraseña rol bloquear desactivar empleado',
  },
}
