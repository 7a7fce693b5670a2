import type { FailuresMessages } from '#i18n/messages/en/failures.ts';

export const failures: FailuresMessages = {
  refused: 'El servidor rechazó la solicitud y no indicó el motivo.',
  noToken: 'No se encontró el token de autenticación',
  offline: 'No se puede conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  timeout: 'El servidor tarda demasiado en responder. Inténtalo de nuevo.',
  notJson: 'El servidor respondió con una página web en lugar de datos. Inténtalo más tarde.',
  empty: 'El servidor envió una respuesta vacía. Inténtalo de nuevo.',
  malformed: 'El servidor envió una respuesta que no se puede leer. Inténtalo de nuevo.',
  noData: 'El servidor respondió, pero sin lo que le pedimos. Inténtalo de nuevo.',
  address: 'La dirección no admite un valor vacío, «.» ni «..». Cámbialo.',
  requestId: 'ID de la solicitud',
};
