import type { LandingMessages } from '#i18n/messages/en/landing.ts';

export const landing: LandingMessages = {
  meta: {
    title: '%{brand}: primero la persona, después la foto',
    description:
      'Una app de citas donde la personalidad va primero. Descubre cómo habla y se ríe alguien, deja que un amigo te escriba la primera frase y déjanos tu correo para el día que salga.',
  },
  hero: {
    heading: 'Primero la *persona*, después la foto.',
    text: '%{brand} es una app de citas que empieza por cómo habla, bromea y vive una persona. La cara viene después, y tus amigos tienen permiso para opinar.',
    join: 'Me apunto',
    more: 'Cómo funciona',
    deck: 'Tres perfiles de ejemplo',
    friend: 'Palabra de una amiga',
    cards: {
      ines: 'Defiende que la sopa es una bebida. A gritos.',
      kabir: 'Tiene una sola planta. La llama «la casera».',
      sol: 'Lee primero la última página. Las sorpresas le gustan igual.',
    },
  },
  launch: {
    heading: 'La primera carta *es para ti.*',
    text: 'Deja tu correo. El día que salga la app, te escribimos.',
    countdown: 'Tiempo que falta para el lanzamiento',
    parts: { days: 'Días', hours: 'Horas', minutes: 'Min', seconds: 'Seg' },
    subscribe: {
      label: 'Correo electrónico',
      placeholder: 'tu@ejemplo.com',
      button: 'Avísame',
      sending: 'Enviando…',
      success: '¡Listo, ya estás en la lista!',
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
      hint: 'Este formulario todavía no funciona. El correo, sí.',
    },
  },
};
