import type { LandingMessages } from '#i18n/messages/en/landing.ts';

export const landing: LandingMessages = {
  title: '%{brand}: primero la persona, después la foto',
  hero: {
    heading: 'Primero la *persona*, después la foto.',
    text: '%{brand} es una app de citas que empieza por cómo habla, bromea y vive una persona. La cara viene después, y tus amigos tienen permiso para meter la cuchara.',
    join: 'Me sumo',
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
    passed: {
      heading: 'El reloj llegó a cero. *Nosotros seguimos.*',
      text: 'La app todavía no está disponible. Deja tu correo y te escribimos el día que salga.',
    },
    calendar: 'Agregar a mi calendario',
    countdown: 'Tiempo que falta para el lanzamiento',
    parts: { days: 'Días', hours: 'Horas', minutes: 'Min', seconds: 'Seg' },
    subscribe: {
      label: 'Correo electrónico',
      placeholder: 'tucorreo@ejemplo.com',
      button: 'Avísame',
      sending: 'Enviando…',
      notice:
        'Para mayores de 18 años. Solo te escribimos sobre el lanzamiento, y puedes darte de baja cuando quieras.',
      confirmation: 'Antes te llegará un correo para confirmar tu dirección.',
      success: '¡Listo, ya estás en la lista!',
      failure: '¡Algo salió mal!',
      requestId: 'ID de la solicitud',
    },
  },
  contact: {
    heading: 'Dinos *%{brand}* a nosotros también.',
    text: 'Estos correos los leen personas, y los responden personas.',
    support: 'Atención al cliente',
    general: 'Consultas generales',
    social: 'O encuéntranos aquí',
    form: {
      name: 'Nombre completo',
      email: 'Correo electrónico',
      message: 'Mensaje',
      prompt: 'Cuéntanos qué falló o qué opinas de nosotros',
      button: 'Contáctanos',
      hint: 'Este formulario todavía no funciona. El correo, sí.',
      use: 'Usamos estos datos para responderte y para nada más.',
    },
  },
};
