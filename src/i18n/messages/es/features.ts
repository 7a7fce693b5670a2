import type { FeaturesMessages } from '#i18n/messages/en/features.ts';

export const features: FeaturesMessages = {
  people: {
    maya: {
      name: 'Maya',

      portrait: 'Dibujo de Maya: rizos oscuros, media sonrisa y suéter amarillo con capucha',
    },
    jun: { name: 'Jun', portrait: 'Dibujo de Jun: cola de caballo alta, lentes redondos y suéter verde con capucha' },
    noor: { name: 'Noor', portrait: 'Dibujo de Noor: pañuelo verde en la cabeza, una sonrisa y camisa amarilla' },
    kabir: {
      name: 'Kabir',

      portrait: 'Dibujo de Kabir: turbante rojo, barba poblada y bolígrafos en el bolsillo',
    },
    ruth: { name: 'Ruth', portrait: 'Dibujo de Ruth: pelo plateado, lentes y blusa roja' },
    leo: {
      name: 'Leo',

      portrait: 'Dibujo de Leo, riendo: rizos cortos, barba de chivo y camisa rosa de lunares',
    },
    sol: {
      name: 'Sol',

      portrait: 'Dibujo de Sol: pelo rojo y corto, chaleco negro y sonrisa torcida',
    },
    ines: { name: 'Inés', portrait: 'Dibujo de Inés, riendo: pelo castaño recogido y blazer verde' },
    theo: { name: 'Theo', portrait: 'Dibujo de Theo: pelo y bigote grises, abrigo amarillo' },
  },
  deck: {
    hint: 'Lanza la carta a un lado o al otro.',
    pass: 'Pasar',
    turn: 'Voltear',
    hello: 'Saludar',
    stamp: '¡Hola!',
    saidHello: 'Saludaste a %{name}. Siguiente carta.',
    passed: '%{name} vuelve a la baraja. Siguiente carta.',
  },
  about: {
    heading: 'La gracia *no sale en las fotos.*',
    text: 'Por eso empezamos por las palabras. Cómo cuenta alguien una anécdota, pierde una discusión o pasa un domingo de lluvia. La cara viene justo después, y para entonces ya sabes de quién es.',
    more: 'Para gente adulta de cualquier edad, talla y peinado que prefiere una buena frase a cien fotos de playa.',
    crowd: 'Nueve personas dibujadas, de veintitantos a sesenta y tantos, una junto a otra como en una foto de grupo.',
  },
  app: {
    heading: 'Nada que instalar. *Todavía.*',
    text: 'La app para iPhone y Android está en camino. Hasta que llegue no hay nada que descargar, ni nada que borrar después de una mala cita.',
    download: 'Descargar la app',
    notYet:
      'Todavía no está disponible. Deja tu correo más arriba, junto a la cuenta regresiva, y te escribimos el día que salga.',
    stores: { label: 'Dónde estará la app', soon: 'Pronto en', ios: 'App Store', android: 'Google Play' },
    screen: { prompt: 'Mi peor manía', answer: 'Leer el menú en voz alta. Entero.' },
  },
  realProfiles: {
    heading: 'Nadie *habla como* un perfil.',
    text: '«Me encanta viajar, comer y reír». Como a todo el mundo. Nosotros preguntamos cosas que no se responden con una lista, y lo que queda escrito suena a persona.',
    page: {
      label: 'El perfil de Leo, corregido a mano',
      hint: 'Toca una frase para tacharla.',
      first: { stock: 'Me encanta viajar.', real: 'Perdí el mismo ferri dos veces. Lo volvería a perder.' },
      second: { stock: 'Soy muy tranquilo.', real: 'Dejo pasar a cualquiera en la fila. En la panadería, no.' },
      third: { stock: 'Vivo al máximo.', real: 'Salgo a las cinco. Los tomates no se riegan solos.' },
    },
  },
  loveReimagined: {
    heading: 'Tres respuestas *y luego una cara.*',
    text: '¿Y si la primera impresión se leyera? Levanta una tira, lee la respuesta y descubre un poco más de quien la escribió.',
    strips: {
      label: 'Un retrato bajo tres tiras de papel',
      covered: 'Un retrato, en parte bajo papel',
      first: {
        question: '¿En qué no das el brazo a torcer?',
        answer: 'El té va en la taza grande. Siempre en la grande.',
      },
      second: {
        question: '¿Tu domingo, sin filtros?',
        answer: 'Mercado, siesta y llamar a mi hermana para contarle la siesta.',
      },
      third: { question: '¿Qué te hace reír demasiado fuerte?', answer: 'La gente que dice «una preguntita rápida».' },
    },
  },
  discoverProfiles: {
    heading: 'Una baraja de gente, *carta a carta.*',
    text: 'Delante, sus palabras. Detrás, su cara. Lanza la carta a la derecha para saludar y a la izquierda para pasar.',
    label: 'Una baraja de perfiles',
    cards: {
      maya: { prompt: 'Mi pequeño orgullo', answer: 'Estaciono una camioneta en paralelo. De subida. Con tacones.' },
      theo: { prompt: 'Cambié de opinión sobre', answer: 'El karaoke. Me tomó cuarenta años y una boda.' },
      noor: { prompt: 'Me reconocerás por', answer: 'La bici con una planta en la canasta. Le gusta el aire.' },
      jun: { prompt: 'Mi talento más inútil', answer: 'Siempre sé qué ascensor va a llegar primero.' },
      ruth: { prompt: 'Dame un martes libre', answer: 'Cine a las once de la mañana. La fila entera para los dos.' },
    },
  },
  draftProfile: {
    heading: '¿En blanco? Que lo escriban *tus amigos.*',
    text: 'Describirse da vergüenza. A tus amigos les sale sospechosamente bien. Te mandan un borrador de tu perfil, o tu primera frase, y tú decides: te lo quedas, lo retocas o te ríes y pides otro.',
    label: 'Una amiga escribe un borrador para el perfil de Leo',
    writer: 'Inés escribe sobre Leo',
    drafts: {
      first: 'Leo dice que «cocina un poco». Cada jueves vamos cuatro a su casa y fingimos que es por la compañía.',
      second: 'Te subirá el sofá cinco pisos y luego le pedirá perdón al sofá.',
      third: 'Pregúntale por el ferri. Lo perdió dos veces y cada vez lo cuenta mejor.',
    },
    keep: 'Me lo quedo',
    another: 'Escribe otro',
    kept: '¡Guardado!',
  },
  swapProfiles: {
    heading: 'Tus amigos *barajan por ti.*',
    text: 'Tu amiga te conoce. Y conoce a alguien. Así que desliza tu carta hacia esa persona y la suya hacia ti, con unas palabras que dicen por qué. A ti solo te toca levantar la vista.',
    label: 'Una amiga intercambia dos perfiles',
    seats: { maya: 'Del lado de Maya', leo: 'Del lado de Leo' },
    cards: { maya: 'Estaciona camionetas de subida.', leo: 'Perdió el ferri. Dos veces.' },
    dealer: 'Sol, que conoce a los dos',
    note: 'Una maneja. El otro trae los tomates.',
    swap: 'Intercambiar las cartas',
    back: 'Devolverlas',
    swapped: 'Maya tiene ahora la carta de Leo, y Leo la de Maya.',
    returned: 'Las dos cartas están otra vez en su lugar.',
  },
  matchMessageConnect: {
    heading: 'Y entonces alguien tiene que *decir algo.*',
    text: 'Un match empieza por la frase que te hizo detenerte, así que el primer mensaje casi se escribe solo. Respondes a una frase, no a una selfie.',
    safety: 'En cada chat hay tres puntos: reportar, bloquear y listo. Y nadie que valga la pena te pide dinero.',
    label: 'Un match y sus primeros mensajes',
    matched: 'Maya y Leo. Por fin.',
    messages: {
      label: 'Mensajes entre Maya y Leo',
      first: 'Pregunta importante: ¿cuánto cabe en la camioneta?',
      second: 'Caben tus tomates. ¿Y el ferri, queda lejos?',
      third: 'No se sabe. Nunca he llegado a tiempo.',
      choose: '¿Qué contesta Maya?',
      bold: {
        text: 'Sábado a las diez, en el puerto. Tocaré el claxon.',
        answer: 'Ahí estaré a las nueve. Por si acaso.',
      },
      kind: { text: 'A lo mejor el ferri es tímido.', answer: 'Entonces tendré que hablar con él. ¿Me acompañas?' },
      again: 'Empezar de nuevo',
    },
  },
  detailedProfiles: {
    heading: 'Lo bueno está *en los detalles.*',
    text: 'Edad y signo, de acuerdo. Pero también qué idiomas habla, si fuma o no y qué entiende por domingo. Despliega lo que quieras antes de saludar.',
    label: 'El perfil de Noor',
    place: 'Jardinera paisajista, vive junto al río',
    folds: {
      basics: {
        title: 'Lo básico',
        rows: {
          sign: { name: 'Signo', value: 'Virgo, por orden alfabético' },
          languages: { name: 'Idiomas', value: 'Español, árabe y latín (solo para plantas)' },
          education: { name: 'Estudios', value: 'Botánica, a la segunda' },
        },
      },
      habits: {
        title: 'Costumbres, buenas y de las otras',
        rows: {
          smoking: { name: 'Tabaco', value: 'Nunca' },
          drinking: { name: 'Bebida', value: 'Café. Demasiado' },
          mornings: { name: 'Mañanas', value: 'En pie a las seis. Perdón por adelantado' },
        },
      },
      interests: {
        title: 'Intereses',
        tags: {
          first: 'Nadar de noche',
          second: 'Crucigramas con bolígrafo',
          third: 'Lámparas de segunda mano',
          fourth: 'Helechos',
          fifth: 'Películas de terror malas',
        },
      },
      note: { title: 'Antes de que escribas', text: 'Te voy a ganar a las cartas y voy a ser insoportable.' },
    },
  },
};
