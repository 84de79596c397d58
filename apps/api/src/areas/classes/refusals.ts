import type { RefusalWords } from '../../lib/refusal.ts'

export const CLASS_REFUSALS = {
  'class-already-running': {
    status: 409,
    en: 'This room already has a class in progress.',
    es: 'La sala ya tiene una clase en curso.',
  },
  'class-over': { status: 409, en: 'The class has ended.', es: 'La clase ya terminó.' },
  'class-started': { status: 409, en: 'The class has already started.', es: 'La clase ya empezó.' },
  'class-times-refused': {
    status: 409,
    en: 'A class lasts at most 10 hours and waits at most 10 minutes.',
    es: 'Una clase dura máximo 10 horas y espera máximo 10 minutos.',
  },
  'left-class': {
    status: 403,
    en: 'You are no longer in this class. Join again to come back.',
    es: 'Ya no estás en esta clase. Únete de nuevo para volver.',
  },
  'strap-unknown': {
    status: 404,
    en: 'The room no longer receives this strap. Moisten it and put it on.',
    es: 'La sala ya no recibe esta banda. Humedécela y póntela.',
  },
  'strap-taken': {
    status: 409,
    en: 'Someone else already uses this strap. Ask your coach.',
    es: 'Alguien más ya usa esta banda. Pregunta a tu coach.',
  },
  'class-not-continued': {
    status: 409,
    en: 'This class can no longer be continued. Start a new one.',
    es: 'Esta clase ya no se puede continuar. Inicia una nueva.',
  },
  'class-full': {
    status: 409,
    en: 'The class is full. Spots: {capacity}.',
    es: 'La clase está llena. Lugares: {capacity}.',
  },
  'no-open-class': {
    status: 404,
    en: "There's no class to join in this room.",
    es: 'No hay clase a la que unirse en esta sala.',
  },
  banned: { status: 403, en: "You're banned from this room{end}.", es: 'No puedes entrar a esta sala{end}.' },
  'consent-of-guardian-needed': {
    status: 403,
    en: "Joining needs a parent's or guardian's consent first. Ask the staff.",
    es: 'Antes de unirte, tu madre, padre o tutor debe dar su consentimiento. Pregunta al personal.',
  },
  'member-unknown': {
    status: 404,
    en: "We don't recognize that pseudonym or code. Ask the staff.",
    es: 'No encontramos ese nombre o código. Pregunta al personal.',
  },
  'pseudonym-shared': {
    status: 422,
    en: 'Several members have this name. Use your sign-in code.',
    es: 'Varios miembros tienen este nombre. Usa tu código de acceso.',
  },
  'sign-in-code-required': {
    status: 422,
    en: "This center requires your sign-in code. A pseudonym isn't enough.",
    es: 'Este centro pide el código de acceso. El seudónimo no basta.',
  },
  'class-letters-required': {
    status: 422,
    en: 'Add the four letters at the end of the address on the screen in the room.',
    es: 'Agrega las cuatro letras al final de la dirección en la pantalla de la sala.',
  },
  'class-letters-wrong': {
    status: 422,
    en: 'The four letters, or your code or name, are not right. Check all of them.',
    es: 'Las cuatro letras, o tu código o nombre, no son correctos. Revísalos todos.',
  },
  'joined-elsewhere': {
    status: 409,
    en: 'This member is already in the class on another phone.',
    es: 'Este miembro ya está en la clase con otro teléfono.',
  },
  'continued-elsewhere': { status: 401, en: 'You continued on another phone.', es: 'Continuaste con otro teléfono.' },
  'join-request-unknown': {
    status: 404,
    en: 'This request is no longer waiting for an answer.',
    es: 'Ya nadie espera esta respuesta.',
  },
  'participant-unknown': {
    status: 404,
    en: "This person isn't in the class.",
    es: 'Esta persona no está en la clase.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
