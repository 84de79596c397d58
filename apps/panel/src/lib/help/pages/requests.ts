import type { HelpPage } from '../help-page.ts'

export const requests: HelpPage = {
  en: {
    title: 'Requests',
    purpose:
      'Here you see the people who ask to join your center. They fill in a form on their phone; you accept or reject them. Accepted people become users and receive their sign-in code by email.',
    tasks: [
      {
        title: 'Let people ask to join',
        steps: [
          'Press [Poster].',
          'Press [Download QR code] and print it, or press [Copy address] and share the link.',
          'Whoever opens it fills in the form, and the request appears in this list.',
        ],
      },
      {
        title: 'Accept requests',
        steps: [
          'Press the check mark in the row of a person.',
          'For several, select their rows and press [Accept selected]. For all, press [Accept all].',
          'If it was a mistake, press [Undo] in the notice.',
        ],
      },
      {
        title: 'Reject requests',
        steps: [
          'Press the cross in the row of a person, or select several and press [Reject selected].',
          'Confirm with [Reject]. People are not notified and can ask again.',
          'If it was a mistake, press [Undo] in the notice.',
        ],
      },
    ],
    problems: [
      {
        sign: 'A request was not accepted.',
        remedy: 'A user already has its email or pseudonym. Look for that person in {users}.',
      },
      {
        sign: 'A new request does not appear.',
        remedy: 'Press [Refresh]. Check that no search is active.',
      },
      {
        sign: 'The person did not receive the email.',
        remedy:
          'Ask them to look in the spam folder. You also find the sign-in code in {users}: choose [Show sign-in code] in the menu of the row.',
      },
    ],
    words: 'accept reject join poster qr link sign up registration new member',
  },
  es: {
    title: 'Solicitudes',
    purpose:
      'Aquí ves a las personas que piden entrar a tu centro. Llenan un formulario en su teléfono y tú las aceptas o rechazas. Al aceptarlas se vuelven usuarios y reciben su código de acceso por correo.',
    tasks: [
      {
        title: 'Recibir solicitudes',
        steps: [
          'Presiona [Cartel].',
          'Presiona [Descargar código QR] e imprímelo, o presiona [Copiar la dirección] y comparte el enlace.',
          'Quien lo abra llena el formulario y su solicitud aparece en esta lista.',
        ],
      },
      {
        title: 'Aceptar solicitudes',
        steps: [
          'Presiona la palomita en la fila de la persona.',
          'Para varias, selecciona sus filas y presiona [Aceptar seleccionadas]. Para todas, presiona [Aceptar todas].',
          'Si fue un error, presiona [Deshacer] en el aviso.',
        ],
      },
      {
        title: 'Rechazar solicitudes',
        steps: [
          'Presiona la cruz en la fila de la persona, o selecciona varias y presiona [Rechazar seleccionadas].',
          'Confirma con [Rechazar]. No se les avisa y pueden volver a pedirlo.',
          'Si fue un error, presiona [Deshacer] en el aviso.',
        ],
      },
    ],
    problems: [
      {
        sign: 'Una solicitud no se aceptó.',
        remedy: 'Un usuario ya tiene ese correo o seudónimo. Busca a esa persona en {users}.',
      },
      {
        sign: 'Una solicitud nueva no aparece.',
        remedy: 'Presiona [Actualizar]. Revisa que no haya una búsqueda activa.',
      },
      {
        sign: 'A la persona no le llegó el correo.',
        remedy:
          'Pídele que revise el correo no deseado. También puedes ver su código de acceso en {users}: elige [Mostrar código de acceso] en el menú de la fila.',
      },
    ],
    words: 'aceptar rechazar unirse cartel qr enlace registro inscripción alta nuevo miembro',
  },
}
