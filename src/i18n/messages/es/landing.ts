import type { LandingMessages } from '#i18n/messages/en/landing.ts';

export const landing: LandingMessages = {
  meta: {
    title: '{{brand}}: conoce a la persona antes que la foto',
    description:
      'Una app de citas donde la personalidad va primero. Descubre cómo habla y se ríe alguien, deja que un amigo te escriba la primera frase y apúntate antes de que abramos.',
  },
  hero: {
    heading: 'Conoce a la *persona* antes que la foto.',
    text: '{{brand}} es una app de citas que empieza por cómo alguien habla, bromea y vive. La cara viene después, y tus amigos pueden meter mano.',
    join: 'Guárdame un sitio',
    more: 'Cómo funciona',
    deck: 'Tres perfiles de ejemplo',
    cards: {
      first: { name: 'Inés, 34', line: 'Defiende que la sopa es una bebida. A gritos.' },
      second: { name: 'Theo, 41', line: 'Tiene una sola planta. La llama «la casera».' },
      third: { name: 'Mina, 29', line: 'Lee primero la última página. Sin culpa.' },
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
      withoutScripts:
        'Este formulario necesita JavaScript. ¿Prefieres no activarlo? Escribe a {{mailbox}} y te apuntamos a mano.',
    },
  },
  about: {
    heading: 'La charla tonta *va en serio.*',
    text: 'La mayoría de las apps te enseña una cara y te pide un veredicto. Aquí ves cómo escribe una persona, qué le hace reír y cómo es un domingo a su lado. Luego decides.',
    draft: {
      name: 'Borrador',
      text: '¿No te sale la primera frase? Un amigo te escribe el perfil o el saludo, y ya tienes a quién echarle la culpa.',
    },
    swap: {
      name: 'Intercambio',
      text: 'Dos amigos se cambian los perfiles y una tercera persona hace de celestina. Las tías llevan siglos en ello.',
    },
  },
  app: {
    heading: 'Muy pronto, en *tu bolsillo.*',
    text: 'La app para iPhone y Android va camino de las tiendas. El botón despierta el día del lanzamiento.',
    download: 'Descargar la app',
    ios: 'Pronto en App Store',
    android: 'Pronto en Google Play',
  },
  contact: {
    heading: 'A nosotros también, dinos *{{brand}}.*',
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
