import type { LandingMessages } from '#i18n/messages/en/landing.ts';

export const landing: LandingMessages = {
  meta: {
    title: '%{brand}: conoce a la persona antes que la foto',
    description:
      'Una app de citas donde la personalidad va primero. Descubre cómo habla y se ríe alguien, deja que un amigo te escriba la primera frase y apúntate antes de que abramos.',
  },
  hero: {
    heading: 'Conoce a la *persona* antes que la foto.',
    text: '%{brand} es una app de citas que empieza por cómo alguien habla, bromea y vive. La cara viene después, y tus amigos pueden meter mano.',
    join: 'Guárdame un sitio',
    more: 'Cómo funciona',
    deck: 'Tres perfiles de ejemplo',
    friend: 'Palabra de una amiga',
    cards: {
      ines: 'Defiende que la sopa es una bebida. A gritos.',
      kabir: 'Tiene una sola planta. La llama «la casera».',
      sol: 'Lee primero la última página. Sin culpa.',
    },
  },
  launch: {
    heading: 'Que no te lo *cuenten.*',
    text: 'Déjanos tu correo y te escribimos cuando llegue el momento. Quien se apunta antes, entra antes.',
    countdown: 'Tiempo que falta para el lanzamiento',
    parts: { days: 'Días', hours: 'Horas', minutes: 'Min', seconds: 'Seg' },
    subscribe: {
      label: 'Correo electrónico',
      placeholder: 'tu@ejemplo.com',
      button: 'Avísame',
      sending: 'Enviando…',
      success: '¡Suscripción completada!',
      failure: '¡Algo salió mal!',
      requestId: 'ID de la solicitud',
      withoutScripts:
        'Este formulario necesita JavaScript. ¿Prefieres no activarlo? Escribe a %{mailbox} y te apuntamos a mano.',
    },
  },
  contact: {
    heading: 'A nosotros también, dinos *%{brand}.*',
    text: 'Estos buzones los leen personas, y responden personas.',
    support: 'Atención al cliente',
    general: 'Consultas generales',
    social: 'O encuéntranos aquí',
    form: {
      name: 'Nombre completo',
      email: 'Correo electrónico',
      message: 'Mensaje',
      prompt: 'Cuéntanos qué falló o qué te parecemos',
      button: 'Contáctanos',
      hint: 'Este formulario aún no está conectado. El correo sí nos llega hoy.',
    },
  },
};
