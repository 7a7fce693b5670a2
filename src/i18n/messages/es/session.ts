import type { SessionMessages } from '#i18n/messages/en/session.ts';

export const session: SessionMessages = {
  language: 'Idioma',
  languageFailed: 'Ese idioma no se cargó. Revisa tu conexión e inténtalo de nuevo.',
  deck: { safe: 'Seguras.', simple: 'Simples.', fun: 'Divertidas.' },
  password: { show: 'Mostrar la contraseña', hide: 'Ocultar la contraseña' },
  invalid: {
    email: 'Escribe un correo electrónico válido',
    password: 'La contraseña debe tener al menos 6 caracteres',
  },
  login: {
    title: 'Iniciar sesión',
    heading: 'Qué bueno verte.',
    tagline: 'Que las citas sean seguras, simples y divertidas depende de quien las cuida. De ti, por ejemplo.',
    sessionEnded: 'Tu sesión terminó. Inicia sesión y volverás a donde estabas.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    code: 'Código de acceso',
    submit: 'Iniciar sesión',
    pending: 'Iniciando sesión…',
    failed: 'Se produjo un error al iniciar sesión',
    storageBlocked:
      'Tu navegador no guarda los datos de este sitio, así que no podemos mantener tu sesión abierta. Permite que los guarde e inténtalo de nuevo.',
  },
  changePassword: {
    title: 'Cambiar la contraseña',
    heading: 'Elige una contraseña nueva.',
    tagline:
      'Una frase corta es una buena contraseña. Esta sesión sigue abierta; todas las demás se cierran.',
    oldPassword: 'Contraseña actual',
    newPassword: 'Contraseña nueva',
    submit: 'Cambiar la contraseña',
    pending: 'Cambiando…',
    empty: 'Completa todos los campos',
    failed: 'No se pudo cambiar la contraseña',
    wentWrong: 'Algo salió mal. Inténtalo de nuevo.',
    success: 'Contraseña cambiada',
    toDashboard: 'Volver al panel',
    toLogin: 'Ir a iniciar sesión',
  },
  invitation: {
    title: 'Invitación',
    heading: 'Te damos la bienvenida.',
    tagline: 'Elige una contraseña. Una frase corta funciona bien.',
    password: 'Contraseña nueva',
    submit: 'Guardar contraseña',
    pending: 'Guardando…',
    success: 'Tu contraseña está lista. Ya puedes iniciar sesión.',
  },
};
