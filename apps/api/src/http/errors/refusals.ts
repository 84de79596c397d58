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
  'invalid-input': {
    status: 422,
    en: "Some values aren't valid. Check them and try again.",
    es: 'Algunos datos no son válidos.',
  },
  unauthenticated: {
    status: 401,
    en: 'Your session has ended. Sign in again.',
    es: 'Tu sesión terminó. Inicia sesión de nuevo.',
  },
  forbidden: { status: 403, en: 'Your role does not allow this.', es: 'Tu rol no permite hacer esto.' },
  'not-found': { status: 404, en: "That doesn't exist or was deleted.", es: 'No existe o se eliminó.' },
  'payload-too-large': { status: 413, en: 'The request is too large.', es: 'La solicitud es demasiado grande.' },
  'unsupported-media-type': {
    status: 415,
    en: "This content type isn't supported.",
    es: 'Este tipo de contenido no se acepta.',
  },
  'rate-limited': {
    status: 429,
    en: 'Too many attempts. Try again in {wait}.',
    es: 'Demasiados intentos. Intenta de nuevo en {wait}.',
  },
  draining: {
    status: 503,
    en: 'This server is shutting down. Try again in a moment.',
    es: 'Este servidor está por detenerse.',
  },
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
    en: "There's no center at this address.",
    es: 'No hay ningún centro en esta dirección.',
  },
  'center-not-set-up': {
    status: 422,
    en: "This center isn't set up yet. Open the link its server printed when it started.",
    es: 'Este centro aún no está configurado. Abre el enlace que su servidor mostró al iniciar.',
  },
  'center-suspended': {
    status: 403,
    en: "This center's account is suspended.",
    es: 'La cuenta de este centro está suspendida.',
  },
  'setup-token-unknown': {
    status: 404,
    en: "This link isn't valid. Use the one the server printed the last time it started.",
    es: 'Este enlace no sirve. Usa el que el servidor mostró la última vez que inició.',
  },
  'already-set-up': { status: 409, en: 'This center is already set up.', es: 'El centro ya está configurado.' },
  'host-taken': {
    status: 422,
    en: 'Another center already uses this address.',
    es: 'Otro centro ya tiene esta dirección.',
  },
  'email-taken': {
    status: 422,
    en: "There's already an account with this email.",
    es: 'Alguien ya inicia sesión con este correo.',
  },
  'password-common': {
    status: 422,
    en: 'This password is too common. Choose another one.',
    es: 'Esta contraseña es de las más usadas. Elige otra.',
  },
  'password-of-names': {
    status: 422,
    en: "The center's name is too easy to guess. Choose another password.",
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
    en: 'This link was already used or is more than {minutes} minutes old. Request a new one.',
    es: 'Este enlace ya se usó o tiene más de {minutes} minutos. Pide otro.',
  },
  'own-account': {
    status: 409,
    en: "You can't change your own role or status. Ask another administrator.",
    es: 'No puedes cambiar tu propio rol o estado. Pídelo a otro administrador.',
  },
  'last-administrator': {
    status: 409,
    en: 'At least one administrator must be able to sign in.',
    es: 'El centro necesita un administrador que pueda iniciar sesión.',
  },
  'sensor-taken': {
    status: 422,
    en: 'Another sensor already has this MAC address.',
    es: 'Otro sensor ya tiene esta dirección MAC.',
  },
  'sensor-moved': {
    status: 409,
    en: 'Someone else just lent or returned this sensor. Check who has it now.',
    es: 'Alguien más acaba de prestar o recibir este sensor. Revisa quién lo tiene ahora.',
  },
  'wearer-unknown': {
    status: 422,
    en: "This person isn't a user at this center.",
    es: 'Esta persona no está en el centro.',
  },
  'room-name-taken': {
    status: 422,
    en: 'Another room already has this name.',
    es: 'Ya hay otra sala con este nombre.',
  },
  'room-running': { status: 409, en: 'This room has a class in progress.', es: 'La sala tiene una clase en curso.' },
  'room-inactive': {
    status: 409,
    en: "This room is inactive, so it can't host classes.",
    es: 'Esta sala está inactiva: no se dan clases en ella.',
  },
  'coach-unknown': {
    status: 422,
    en: "This coach isn't on the center's staff.",
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
    en: 'The code is wrong or has expired. Use the one on the display now.',
    es: 'El código es incorrecto o ya venció. Usa el que la pantalla muestra ahora.',
  },
  'member-already-linked': {
    status: 409,
    en: 'User already registered in this or another center; ask them to link from the app.',
    es: 'El usuario ya está registrado en este u otro centro; pídele que se vincule desde la app.',
  },
  'pseudonym-taken': {
    status: 409,
    en: 'Another user at this center already has this pseudonym. The person can submit the form again with a different one.',
    es: 'Un usuario del centro ya tiene este seudónimo. Quien lo pide puede llenar el formulario otra vez con otro.',
  },
  'changed-meanwhile': {
    status: 412,
    en: 'Someone else changed this in the meantime. Reload to see the changes.',
    es: 'Alguien más lo modificó mientras tanto. Recarga para ver los cambios.',
  },
  'member-in-class': {
    status: 409,
    en: 'This user is in a class right now. Wait until it ends.',
    es: 'El usuario está en una clase en curso. Espera a que termine.',
  },
  'recipient-unknown': {
    status: 422,
    en: 'The recipient must be a user at this center.',
    es: 'El destinatario debe ser usuario del centro.',
  },
  'attachment-invalid': { status: 422, en: "The attached file isn't a PDF.", es: 'El archivo adjunto no es un PDF.' },
  'too-many-views': {
    status: 409,
    en: `You already have ${viewLimits.perList} views of this list. Delete one first.`,
    es: `Ya guardas ${viewLimits.perList} vistas de esta lista. Elimina una primero.`,
  },
  'attachment-too-large': {
    status: 413,
    en: `The PDF is larger than ${megabytes(reportLimits.attachmentBytes)} MB.`,
    es: `El PDF pesa más de ${megabytes(reportLimits.attachmentBytes)} MB.`,
  },
} as const satisfies Readonly<Record<ErrorCode, RefusalWords>>
