import type { ErrorCode } from '@repo/api-client/core/error-code'
import { imageLimits, reportLimits, viewLimits } from '@repo/domain/core/limits'

import { CENTER_REFUSALS } from '../../areas/center/refusals.ts'
import { CHALLENGE_REFUSALS } from '../../areas/challenges/refusals.ts'
import { CLASS_REFUSALS } from '../../areas/classes/refusals.ts'
import { TRAINING_REFUSALS } from '../../areas/trainings/refusals.ts'
import { KEY_REFUSALS } from './key-refusals.ts'
import type { RefusalWords } from './refusal.ts'

const megabytes = (bytes: number): number => bytes / (1024 * 1024)

/** Everything there is to a refusal: the status it answers with, and what it says. */
export const REFUSALS = {
  ...CENTER_REFUSALS,
  ...KEY_REFUSALS,
  'malformed-body': { status: 400, en: 'The request could not be read.', es: 'No se pudo leer la solicitud.' },
  'malformed-header': {
    status: 400,
    en: 'The address of the request could not be read.',
    es: 'No se pudo leer la dirección de la solicitud.',
  },
  'invalid-input': { status: 422, en: 'Some values are not valid.', es: 'Algunos datos no son válidos.' },
  unauthenticated: {
    status: 401,
    en: 'Your session has ended. Sign in again.',
    es: 'Tu sesión terminó. Inicia sesión de nuevo.',
  },
  forbidden: { status: 403, en: 'Your role does not allow this.', es: 'Tu rol no permite hacer esto.' },
  'not-found': { status: 404, en: 'We could not find it.', es: 'No lo encontramos.' },
  'payload-too-large': { status: 413, en: 'The request is too large.', es: 'La solicitud es demasiado grande.' },
  'unsupported-media-type': {
    status: 415,
    en: 'This kind of content is not accepted.',
    es: 'Este tipo de contenido no se acepta.',
  },
  'rate-limited': {
    status: 429,
    en: 'Too many attempts. Try again in {wait}.',
    es: 'Demasiados intentos. Intenta de nuevo en {wait}.',
  },
  draining: { status: 503, en: 'This server is about to stop.', es: 'Este servidor está por detenerse.' },
  unavailable: { status: 503, en: 'Service temporarily unavailable.', es: 'Servicio no disponible por el momento.' },
  'storage-full': {
    status: 503,
    en: 'The disk of the server is nearly full, so this could not be saved. Ask the person who looks after the server to free up space.',
    es: 'El disco del servidor está casi lleno y no se pudo guardar. Pide a quien administra el servidor que libere espacio.',
  },
  internal: {
    status: 500,
    en: 'An error occurred, please try again later.',
    es: 'Ocurrió un error, intenta más tarde.',
  },
  'center-unavailable': {
    status: 422,
    en: 'There is no center at this address.',
    es: 'No hay ningún centro en esta dirección.',
  },
  'center-not-set-up': {
    status: 422,
    en: 'This center is not set up yet. Open the link that its server printed when it started.',
    es: 'Este centro aún no está configurado. Abre el enlace que su servidor mostró al iniciar.',
  },
  'center-suspended': {
    status: 403,
    en: 'The account of this center is suspended.',
    es: 'La cuenta de este centro está suspendida.',
  },
  'setup-token-unknown': {
    status: 404,
    en: 'This link is not good. Use the one that the server printed at its last start.',
    es: 'Este enlace no sirve. Usa el que el servidor mostró la última vez que inició.',
  },
  'already-set-up': { status: 409, en: 'The center is already set up.', es: 'El centro ya está configurado.' },
  'host-taken': { status: 422, en: 'Another center has this address.', es: 'Otro centro ya tiene esta dirección.' },
  'email-taken': {
    status: 422,
    en: 'Somebody already signs in with this email.',
    es: 'Alguien ya inicia sesión con este correo.',
  },
  'password-common': {
    status: 422,
    en: 'This password is one of the most used. Choose another one.',
    es: 'Esta contraseña es de las más usadas. Elige otra.',
  },
  'password-of-names': {
    status: 422,
    en: 'Anybody would try the name of the center. Choose another password.',
    es: 'El nombre del centro es lo primero que cualquiera probaría. Elige otra contraseña.',
  },
  'password-wrong': {
    status: 401,
    en: 'The current password is wrong.',
    es: 'La contraseña actual no es correcta.',
  },
  'wrong-credentials': { status: 422, en: 'Incorrect email or password', es: 'Correo o contraseña incorrectos' },
  'session-open-elsewhere': {
    status: 401,
    en: 'You have a session open on another device',
    es: 'Tienes una sesión abierta en otro dispositivo',
  },
  'email-not-verified': {
    status: 401,
    en: 'Your email is not verified. You need to verify it before continuing',
    es: 'Tu correo no está verificado (not verified). Verifícalo antes de continuar',
  },
  'account-disabled': {
    status: 401,
    en: 'Inactive account. Contact the center administrator',
    es: 'Cuenta inhabilitada. Contacta al administrador del centro',
  },
  'reset-link-unknown': {
    status: 404,
    en: 'This link was used or is older than {minutes} minutes. Ask for another one.',
    es: 'Este enlace ya se usó o tiene más de {minutes} minutos. Pide otro.',
  },
  'own-account': {
    status: 409,
    en: 'Nobody changes their own role or status. Ask another administrator.',
    es: 'Nadie cambia su propio rol o estado. Pídelo a otro administrador.',
  },
  'last-administrator': {
    status: 409,
    en: 'The center needs an administrator who can sign in.',
    es: 'El centro necesita un administrador que pueda iniciar sesión.',
  },
  'sensor-taken': {
    status: 422,
    en: 'Another sensor already has this MAC address.',
    es: 'Otro sensor ya tiene esta dirección MAC.',
  },
  'sensor-moved': {
    status: 409,
    en: 'Somebody else has just handed this sensor over. Look who has it now.',
    es: 'Alguien más acaba de entregar este sensor. Revisa quién lo tiene ahora.',
  },
  'wearer-unknown': {
    status: 422,
    en: 'This person is not a member of the center.',
    es: 'Esta persona no está en el centro.',
  },
  'room-name-taken': {
    status: 422,
    en: 'Another room already has this name.',
    es: 'Ya hay otra sala con este nombre.',
  },
  'room-running': { status: 409, en: 'The room has a class running.', es: 'La sala tiene una clase en curso.' },
  'room-inactive': {
    status: 409,
    en: 'This room is inactive: no class takes place in it.',
    es: 'Esta sala está inactiva: no se dan clases en ella.',
  },
  'coach-unknown': {
    status: 422,
    en: 'This coach does not belong to the center.',
    es: 'Este coach no pertenece al centro.',
  },
  ...TRAINING_REFUSALS,
  ...CHALLENGE_REFUSALS,
  'image-too-large': {
    status: 413,
    en: `The image is larger than ${megabytes(imageLimits.maxBytes)} MB.`,
    es: `La imagen pesa más de ${megabytes(imageLimits.maxBytes)} MB.`,
  },
  'image-invalid': { status: 422, en: 'Choose a PNG or JPEG image.', es: 'Elige una imagen PNG o JPEG.' },
  ...CLASS_REFUSALS,
  'pairing-code-unknown': {
    status: 404,
    en: 'The code is wrong or has expired. Use the one the screen shows now.',
    es: 'El código es incorrecto o ya venció. Usa el que la pantalla muestra ahora.',
  },
  'member-already-linked': {
    status: 409,
    en: 'User already registered in this or another center; ask them to link from the app.',
    es: 'El usuario ya está registrado en este u otro centro; pídele que se vincule desde la app.',
  },
  'pseudonym-taken': {
    status: 409,
    en: 'A user of the center already has this pseudonym. Whoever asks can fill in the form again with another one.',
    es: 'Un usuario del centro ya tiene este seudónimo. Quien lo pide puede llenar el formulario otra vez con otro.',
  },
  'changed-meanwhile': {
    status: 412,
    en: 'Somebody else changed this meanwhile. Reload to see the changes.',
    es: 'Alguien más lo modificó mientras tanto. Recarga para ver los cambios.',
  },
  'member-in-class': {
    status: 409,
    en: 'The member is in a running class. Wait until it ends.',
    es: 'El miembro está en una clase en curso. Espera a que termine.',
  },
  'recipient-unknown': {
    status: 422,
    en: 'The recipient must be a member of the center.',
    es: 'El destinatario debe ser miembro del centro.',
  },
  'attachment-invalid': { status: 422, en: 'The attached file is not a PDF.', es: 'El archivo adjunto no es un PDF.' },
  'too-many-views': {
    status: 409,
    en: `You keep ${viewLimits.perList} views of this list already. Delete one first.`,
    es: `Ya guardas ${viewLimits.perList} vistas de esta lista. Elimina una primero.`,
  },
  'attachment-too-large': {
    status: 413,
    en: `The PDF is larger than ${megabytes(reportLimits.attachmentBytes)} MB.`,
    es: `El PDF pesa más de ${megabytes(reportLimits.attachmentBytes)} MB.`,
  },
} as const satisfies Readonly<Record<ErrorCode, RefusalWords>>
