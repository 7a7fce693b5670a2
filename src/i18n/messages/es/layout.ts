import type { LayoutMessages } from '#i18n/messages/en/layout.ts';

export const layout: LayoutMessages = {
  skipToContent: 'Ir al contenido',
  home: '%{brand}, ir al inicio',
  navigation: {
    label: 'Principal',
    home: 'Inicio',
    launch: 'Prelanzamiento',
    about: 'Qué es',
    app: 'La app',
    contact: 'Contacto',
    language: 'Idioma',
    menu: 'Menú',
  },
  toTop: 'Volver arriba',
  notifications: 'Avisos',
  closeNotification: 'Cerrar el aviso',
  languageFailed: 'Ese idioma no llegó. Revisa la conexión e inténtalo otra vez.',
  footer: {
    description: 'La app de citas donde la persona va primero y la foto, después. Para mayores de 18 años.',
    explore: 'Explora',
    legal: 'La letra pequeña',
    contact: 'Escríbenos a',
    social: 'Síguenos',
    copyright: '© %{year} %{brand}. Todos los derechos reservados.',
  },
  legal: {
    terms: 'Términos del servicio',
    eula: 'Acuerdo de licencia',
    privacy: 'Política de privacidad',
    disclaimer: 'Descargo de responsabilidad',
    guideliness: 'Normas de la comunidad',
    tolerance: 'Tolerancia cero',
    report: 'Cómo reportar',
    'user-disclaimer': 'Aviso para usuarios',
  },
  notFound: {
    title: 'Página no encontrada',
    heading: 'Esta página *nos dejó plantados.*',
    text: 'Puede que la dirección tenga un error o que la página se haya mudado. Le pasa a cualquiera.',
    back: 'Volver al inicio',
  },
};
