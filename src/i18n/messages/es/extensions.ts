import type { Language } from '#i18n/language.ts';
import type { ExtensionResources, LetterTexts } from '#i18n/messages/en/extensions.ts';
import type { TranslatedResources } from '#i18n/ResourceMessages.ts';

const guidelines = {
  'adults-only': 'Solo personas adultas',
  'be-yourself': 'Sé tú, con una sola cuenta',
  'be-kind': 'Sé amable',
  consent: 'Respeta un no',
  content: 'Solo contenido apto',
  privacy: 'Protege la privacidad',
  drafts: 'Borradores con cuidado',
  swaps: 'Intercambios con permiso',
  money: 'Sin dinero y sin negocios',
  'meet-safely': 'Citas seguras',
  'no-tricks': 'Sin trampas',
  report: 'Reportar y bloquear',
};

const keptOut = {
  suspend1: 'Suspensión de 1 día',
  suspend3: 'Suspensión de 3 días',
  suspend7: 'Suspensión de 7 días',
  suspend30: 'Suspensión de 30 días',
  suspend90: 'Suspensión de 90 días',
  remove: 'Expulsión permanente',
};

const decided = {
  dismiss: 'Caso desestimado',
  warn: 'Advertencia',
  ...keptOut,
};

/** The reasons of reports. */
const reasons = {
  harassment: 'Acoso',
  spam: 'Spam',
  inappropriateContent: 'Contenido inapropiado',
  fakeProfile: 'Perfil falso',
};

/** The names of the languages. */
const languageNames: Record<Language, string> = { en: 'Inglés', es: 'Español', ko: 'Coreano', hi: 'Hindi' };

/** The labels of a letter's texts. */
const letterTexts: LetterTexts = {
  subject_en: 'Asunto en inglés',
  body_en: 'Texto en inglés',
  subject_es: 'Asunto en español',
  body_es: 'Texto en español',
  subject_ko: 'Asunto en coreano',
  body_ko: 'Texto en coreano',
  subject_hi: 'Asunto en hindi',
  body_hi: 'Texto en hindi',
};

/** Explains why a letter may not contain double brackets. */
const asWritten = 'La carta se envía tal como está escrita. Quita el marcador entre [[corchetes dobles]].';

const asParagraphs = 'Una línea en blanco empieza un párrafo nuevo. Las direcciones web se convierten en enlaces.';

export const extensions: TranslatedResources<ExtensionResources, 'es'> = {
  ticket: {
    name: 'Ticket |||| Tickets',
    gender: 'masculine',
    fields: {
      id: 'Número de ticket',
      text: 'Texto',
      hours: 'Espera',
      claimed_by: 'A cargo de',
      'user.email': 'Correo',
      from: 'Llegó por',
      language: 'Idioma',
    },
    empty: { claimed_by: 'Nadie', language: 'Desconocido' },
    sections: { person: 'Persona' },
    choices: {
      waits_for: { us: 'Por responder', them: 'En espera de la persona', nobody: 'Cerrado' },
      from: {
        app: 'Cuenta de la app',
        form: 'Formulario, sin verificar',
        program: 'Formulario, quizá rellenado por un programa',
      },
    },
    segments: { active: 'Por responder', answered: 'En espera de la persona', closed: 'Cerrados' },
    actions: {
      reply: 'Responder',
      replyAndClose: 'Responder y cerrar',
      note: 'Agregar nota',
      claim: 'Hacerse cargo',
      reopen: 'Reabrir',
      export: 'Exportar datos',
    },
    texts: {
      segments: {
        active: { empty: 'Ningún ticket espera nuestra respuesta.' },
        answered: {
          empty: 'Ningún ticket espera la respuesta de la persona.',
          source: 'Un ticket pasa aquí cuando alguien del equipo lo responde.',
        },
      },
      actions: {
        reply: { title: 'Responder al ticket', success: 'Respuesta guardada', failure: 'No se pudo responder' },
        replyAndClose: {
          title: 'Responder y cerrar el ticket',
          delayed: 'Tu respuesta sale y se cierra %{record} en cinco segundos',
          success: 'Respuesta guardada y ticket cerrado',
          failure: 'No se pudo responder',
        },
        note: { title: 'Nota interna', success: 'Nota guardada', failure: 'No se pudo guardar la nota' },
        claim: { success: 'Es tuyo durante diez minutos', failure: 'No se te pudo asignar el ticket' },
        export: {
          title: 'Exportar ticket',
          question:
            'Se descargará %{record} en un archivo, sin las notas internas. Envía el archivo solo a la dirección del ticket. La exportación quedará registrada.',
          success: 'Datos exportados',
          failure: 'No se pudieron exportar los datos',
        },
        delete: {
          question:
            'Se borrará %{record} de forma permanente, con los mensajes, las notas y los correos sin enviar. No se puede deshacer.',
        },
        reopen: {
          title: 'Reabrir ticket',
          question: '¿Quieres reabrir %{record}? Volverá a los tickets abiertos.',
          success: 'El ticket vuelve a estar abierto',
          failure: 'No se pudo reabrir el ticket',
        },
      },
    },
  },
  ticketMessages: {
    name: 'Mensaje |||| Mensajes',
    gender: 'masculine',
    fields: { name: 'Nombre', author: 'De', text: 'Mensaje', email: 'Administrador', created_at: 'Fecha y hora' },
    choices: { author: { person: 'La persona', support: 'Soporte', note: 'Nota interna' } },
    texts: { list: { title: 'Conversación', empty: 'Nadie ha respondido todavía.' } },
  },
  savedReplies: {
    name: 'Respuesta preparada |||| Respuestas preparadas',
    gender: 'feminine',
    fields: { title: 'Título', language: 'Idioma', text: 'Texto', placeholders: 'Campos por completar' },
    hints: { text: 'Escribe entre [[corchetes dobles]] lo que cambia cada vez. Lo completarás al responder.' },
    empty: { placeholders: 'Ninguno' },
    choices: { language: languageNames },
    texts: {
      list: { empty: 'Todavía no hay respuestas preparadas.' },
      create: { success: 'Respuesta preparada agregada' },
      actions: { delete: { question: '«%{record}» dejará de estar entre las respuestas preparadas.' } },
    },
  },
  letters: {
    name: 'Carta |||| Cartas',
    gender: 'feminine',
    fields: {
      ...letterTexts,
      state: 'Estado',
      sent: 'Progreso',
      recipients: 'Destinatarios',
      created_at: 'Escrita el',
      begun_at: 'Inicio del envío',
      preview: 'Como la verán los destinatarios',
      language: 'Idioma',
    },
    hints: { body_en: asParagraphs, body_es: asParagraphs, body_ko: asParagraphs, body_hi: asParagraphs },
    rules: {
      subject_en: asWritten,
      body_en: asWritten,
      subject_es: asWritten,
      body_es: asWritten,
      subject_ko: asWritten,
      body_ko: asWritten,
      subject_hi: asWritten,
      body_hi: asWritten,
    },
    choices: {
      state: { draft: 'Borrador', sending: 'En camino', paused: 'En pausa', sent: 'Enviada' },
      language: languageNames,
    },
    actions: { test: 'Enviármela', send: 'Enviar a todos', pause: 'Pausar', resume: 'Reanudar' },
    sections: { ...languageNames, appearance: 'Vista previa' },
    texts: {
      record: 'la carta «%{record}»',
      list: {
        source: 'Una carta llega por correo a quienes confirmaron su lugar en la lista de espera.',
        empty: 'Todavía no hay ninguna carta.',
        back: 'Volver a las cartas',
      },
      create: {
        add: 'Nueva carta',
        addFirst: 'Escribe tu primera carta',
        title: 'Nueva carta',
        save: 'Guardar borrador',
        success: 'Borrador guardado',
        failure: 'No se pudo guardar el borrador',
      },
      update: { save: 'Guardar borrador', success: 'Borrador guardado', failure: 'No se pudo guardar el borrador' },
      actions: {
        test: {
          title: 'Enviarme la carta',
          success: 'La carta va en camino a tu correo',
          failure: 'No se pudo enviar la carta',
        },
        send: {
          title: 'Enviar a todos',
          question:
            'Se enviará %{record} a todas las personas que confirmaron su dirección, en el idioma de cada una. Se puede pausar, pero no retirar.',
          success: 'La carta va en camino',
          failure: 'No se pudo enviar la carta',
          needs: 'Escríbela en todos los idiomas antes de enviarla a todos.',
        },
        pause: { success: 'La carta está en pausa', failure: 'No se pudo pausar la carta' },
        resume: {
          success: 'La carta va en camino otra vez',
          failure: 'No se pudo reanudar el envío',
        },
      },
    },
  },
  outbox: {
    name: 'Correo |||| Correos',
    gender: 'masculine',
    fields: {
      email: 'Correo electrónico',
      language: 'Idioma',
      kind: 'Tipo',
      about_id: 'Sobre',
      state: 'Estado',
      cause: 'Causa',
      failure: 'Motivo del error',
      attempts: 'Intentos',
      attempted_at: 'Último intento',
      due_at: 'Próximo intento',
    },
    empty: {
      language: 'Desconocido',
      failure: 'Ninguno',
      attempted_at: 'Aún sin intentos',
      due_at: 'Ninguno. El error es permanente: el servidor no lo intentará de nuevo por su cuenta.',
    },
    choices: {
      kind: {
        confirmation: 'Confirmación de una dirección',
        letter: 'Carta',
        test: 'Prueba de una carta',
        reply: 'Respuesta a un ticket',
      },
      state: {
        queued: 'En espera',
        retrying: 'Se reintenta',
        sending: 'En camino',
        sent: 'Enviado',
        failed: 'Fallido',
      },
      language: languageNames,
    },
    segments: { unsent: 'Sin enviar', sent: 'Enviados' },
    actions: { retry: 'Enviar otra vez' },
    texts: {
      list: {
        source: 'Aquí aparecen los correos que fallaron. Los de una carta están en su página.',
        title: 'Bandeja de salida',
        empty: 'No hay correos.',
      },
      actions: {
        retry: {
          title: 'Enviar otra vez',
          question: 'El correo se enviará otra vez a %{record}. Si el primero sí llegó, lo recibirá dos veces.',
          success: 'El correo se enviará otra vez',
          failure: 'No se pudo enviar otra vez el correo',
        },
      },
    },
  },
  preLaunch: {
    fields: { language: 'Idioma', state: 'Estado', email: 'Correo' },
    empty: { language: 'Desconocido' },
    choices: {
      language: languageNames,
      state: { confirmed: 'Confirmado', unconfirmed: 'Sin confirmar', unsubscribed: 'Se dio de baja' },
    },
    actions: { export: 'Exportar datos' },
    texts: {
      actions: {
        export: {
          title: 'Exportar datos',
          question:
            'Lo que guardamos sobre la dirección de %{record} se descargará en un archivo. Envía el archivo solo a esa dirección. La exportación quedará registrada.',
          success: 'Datos exportados',
          failure: 'No se pudieron exportar los datos',
        },
      },
    },
  },
  account: {
    name: 'Cuenta |||| Cuenta',
    gender: 'feminine',
    fields: {
      email: 'Correo electrónico',
      second_factor: 'Verificación en dos pasos',
      recovery_codes: 'Códigos de recuperación que te quedan',
      code: 'Código de la app',
      password: 'Contraseña actual',
      codes:
        'Códigos de recuperación. Cada código te permite iniciar sesión una vez sin la app. Guárdalos en un lugar seguro: no se volverán a mostrar.',
    },
    choices: {
      role: { admin: 'Administrador', moderator: 'Moderador' },
      second_factor: { off: 'Desactivada', on: 'Activada', required: 'Activada, obligatoria aquí' },
    },
    actions: {
      turnOn: 'Configurar una app de autenticación',
      renewCodes: 'Nuevos códigos de recuperación',
      turnOff: 'Desactivar la verificación en dos pasos',
    },
    texts: {
      show: { pageTitle: 'Cuenta y pantalla' },
      actions: {
        turnOn: {
          title: 'Configurar una app de autenticación',
          confirm: 'Activar',
          success: 'La verificación en dos pasos está activada',
          failure: 'No se pudo activar la verificación en dos pasos',
        },
        renewCodes: {
          title: 'Nuevos códigos de recuperación',
          confirm: 'Crear códigos',
          success: 'Los códigos anteriores ya no sirven',
          failure: 'No se pudieron crear códigos nuevos',
        },
        turnOff: {
          title: 'Desactivar la verificación en dos pasos',
          confirm: 'Desactivar',
          success: 'La verificación en dos pasos está desactivada',
          failure: 'No se pudo desactivar la verificación en dos pasos',
          needs: 'Aquí la verificación en dos pasos es obligatoria para todos.',
        },
      },
    },
  },
  sessions: {
    name: 'Sesión |||| Sesiones',
    gender: 'feminine',
    fields: { device: 'Dispositivo', created_at: 'Inicio de sesión', used_at: 'Última actividad', place: 'Lugar' },
    empty: { device: 'Dispositivo desconocido' },
    choices: { place: { here: 'Este navegador' } },
    actions: { end: 'Cerrar esa sesión', endOthers: 'Cerrar las demás sesiones' },
    texts: {
      list: { title: 'Tus sesiones abiertas' },
      actions: {
        end: {
          delayed: 'Esa sesión se cierra en cinco segundos',
          success: 'Esa sesión está cerrada',
          failure: 'No se pudo cerrar la sesión',
        },
        endOthers: {
          success: 'Tus demás sesiones están cerradas',
          failure: 'No se pudieron cerrar las demás sesiones',
        },
      },
    },
  },
  administrators: {
    name: 'Administrador |||| Administradores',
    gender: 'masculine',
    fields: {
      email: 'Correo electrónico',
      own: 'Cuenta propia',
      role: 'Rol',
      state: 'Estado',
      second_factor: 'Seguridad',
      sessions: 'Sesiones',
      used_at: 'Última actividad',
      token: 'Enlace',
    },
    hints: {
      email: 'No se envía ningún correo: recibirás un enlace para compartir. Sirve una sola vez, durante 48 horas.',
      role: 'Los moderadores resuelven casos y apelaciones, suspenden a personas y responden tickets. Los administradores también pueden expulsar a personas, enviar cartas, cambiar contenidos e invitar a otros.',
    },
    empty: { used_at: 'Sin sesión abierta' },
    choices: {
      role: { admin: 'Administrador', moderator: 'Moderador' },
      state: { active: 'Activo', invited: 'Invitado', deactivated: 'Desactivado' },
      own: { true: 'Tú' },
      second_factor: { off: 'Dos pasos: no', on: 'Dos pasos: sí' },
    },
    actions: {
      invite: 'Invitar',
      renew: 'Renovar enlace',
      endSessions: 'Cerrar sus sesiones',
      deactivate: 'Desactivar',
      activate: 'Activar',
    },
    texts: {
      update: { failure: 'No se pudo actualizar al administrador' },
      actions: {
        invite: {
          title: 'Invitar a un administrador',
          success: 'La invitación está lista',
          failure: 'No se pudo crear la invitación',
        },
        renew: {
          title: 'Renovar el enlace de invitación',
          question: 'El enlace anterior de %{record} dejará de funcionar.',
          success: 'El enlace nuevo está listo',
          failure: 'No se pudo renovar el enlace',
        },
        endSessions: {
          title: 'Cerrar todas sus sesiones',
          question: 'Se cerrarán todas las sesiones de %{record}, que podrá volver a iniciar sesión.',
          success: 'Sesiones cerradas',
          failure: 'No se pudieron cerrar sus sesiones',
        },
        deactivate: {
          success: 'Administrador desactivado',
          failure: 'No se pudo desactivar al administrador',
        },
        activate: {
          success: 'Administrador activado',
          failure: 'No se pudo activar al administrador',
        },
      },
    },
  },
  audit: {
    name: 'Registro |||| Registros',
    gender: 'masculine',
    fields: {
      id: 'Registro',
      at: 'Fecha y hora',
      day: 'Día (UTC)',
      email: 'Administrador',
      operation: 'Qué se hizo',
      resource: 'Sobre qué',
      row: 'Elemento',
      before: 'Antes',
      after: 'Después',
      change: 'Cambio',
      request_id: 'ID de la solicitud',
      name: 'Nombre',
    },
    empty: { row: 'Ninguno', email: 'Un visitante o el servidor' },
    choices: {
      operation: {
        create: 'Agregó',
        update: 'Cambió',
        delete: 'Eliminó',
        close: 'Cerró',
        login: 'Inició sesión',
        logout: 'Cerró sesión',
        changePassword: 'Cambió su contraseña',
        reveal: 'Consultó datos personales',
        confirm: 'Confirmó una dirección',
        unsubscribe: 'Se dio de baja',
        invite: 'Invitó',
        renew: 'Renovó una invitación',
        accept: 'Aceptó una invitación',
        deactivate: 'Desactivó',
        activate: 'Activó',
        endSessions: 'Cerró las sesiones de otra persona',
        blockCodes: 'Códigos bloqueados tras cinco erróneos',
        handOver: 'Pasó el caso',
        claim: 'Se hizo cargo',
        note: 'Agregó una nota',
        decide: 'Decidió',
        suspend: 'Suspendió',
        restore: 'Levantó la suspensión',
        export: 'Exportó datos',
        reply: 'Respondió',
        reopen: 'Reabrió',
        test: 'Envió una prueba',
        send: 'Envió a todos',
        pause: 'Puso en pausa',
        resume: 'Reanudó',
        retry: 'Envió otra vez',
        receive: 'Llegó de la app',
        restoreBackup: 'Restauró una copia de seguridad',
      },
      resource: {
        preLaunch: 'Usuarios de prelanzamiento',
        subscription: 'Lista de espera',
        session: 'Sesiones',
        invitation: 'Invitaciones',
        audit: 'Registro de actividad',
        contact: 'Formulario de contacto',
        outbox: 'Bandeja de salida',
        backup: 'Copias de seguridad',
      },
    },
    segments: { changes: 'Cambios', signIns: 'Inicios de sesión', all: 'Todo' },
    sections: { technical: 'Detalles técnicos' },
    actions: { reveal: 'Ver de quién se trata' },
    texts: {
      record: 'Registro n.º %{id}',
      row: 'Registro n.º %{id}',
      list: { title: 'Registro de actividad', empty: 'Todavía no hay nada registrado.' },
      segments: {
        changes: {
          empty: 'Todavía no hay ningún cambio.',
          source: 'Aquí aparece cada cambio que hace un administrador.',
        },
      },
      actions: {
        reveal: {
          title: 'Ver de quién se trata',
          question: 'Verás el nombre y el correo, y quedará registrado que los consultaste.',
          success: 'La consulta quedó registrada',
          failure: 'No se pudo mostrar de quién se trata',
        },
      },
    },
  },
  cases: {
    name: 'Caso |||| Casos',
    gender: 'masculine',
    fields: {
      user: 'Persona reportada',
      reasons: 'Motivos',
      reports: 'Reportes',
      hours: 'En espera',
      due: 'Plazo',
      handover_note: 'Nota del traspaso',
      handed_over_by: 'Quién lo pasó',
      decided_at: 'Resuelto el',
      claimed_by: 'A cargo de',
      claimed: 'Asignación',
      text: 'Nota interna',
      measure: 'Decisión',
      decision: 'Decisión',
      section: 'Norma',
      note: 'Nota interna',
      effect: 'Qué pasará',
      notice: 'Mensaje para la persona',
      bio: 'Biografía',
      location: 'Ubicación',
      age: 'Edad',
      language: 'Idioma',
      created_at: 'Se unió',
      earlier: 'Decisiones anteriores',
      opened_at: 'Primer reporte',
      state: 'Estado',
    },
    empty: { user: 'Cuenta eliminada', claimed_by: 'Nadie' },
    choices: {
      earlier: decided,
      decision: decided,
      due: {
        inTime: 'Plazo: %{hours_left} h',
        late: 'Atrasado',
      },
      state: {
        open: 'Abierto',
        handedOver: 'Pasado a un administrador',
        decided: 'Resuelto',
      },
      reasons,
      claimed: { me: 'A tu cargo', other: 'A cargo de otra persona' },
      measure: {
        dismiss: 'Desestimar',
        warn: 'Advertir',
        suspend1: 'Suspender 1 día',
        suspend3: 'Suspender 3 días',
        suspend7: 'Suspender 7 días',
        suspend30: 'Suspender 30 días',
        suspend90: 'Suspender 90 días',
        remove: 'Expulsar de forma permanente',
      },
      section: guidelines,
    },
    actions: {
      handOver: 'Pasar el caso',
      claim: 'Hacerse cargo',
      note: 'Agregar nota',
      decide: 'Decidir',
    },
    sections: {
      profile: 'Perfil',
      photos: 'Fotos',
    },
    segments: { open: 'Abiertos', handedOver: 'Pasados a un administrador', decided: 'Resueltos' },
    texts: {
      row: 'Caso n.º %{id}, %{record}',
      segments: {
        open: {
          empty: 'No hay casos abiertos.',
          source: 'Un caso se abre cuando alguien reporta a una persona en la app.',
        },
        handedOver: {
          empty: 'Ningún caso espera a un administrador.',
          source: 'Un moderador pasa un caso cuando debe resolverlo un administrador.',
        },
        decided: { empty: 'Aún no se ha resuelto ningún caso.', source: 'Un caso pasa aquí cuando se resuelve.' },
      },
      actions: {
        handOver: {
          title: 'Pasar a un administrador',
          delayed: 'El caso de %{record} pasa a los administradores en cinco segundos',
          success: 'Caso pasado a los administradores',
          failure: 'No se pudo pasar el caso',
        },
        note: { title: 'Nota interna', success: 'Nota guardada', failure: 'No se pudo guardar la nota' },
        claim: { success: 'Es tuyo durante diez minutos', failure: 'No se te pudo asignar el caso' },
        decide: {
          title: 'Decidir el caso',
          delayed: 'Tu decisión sobre %{record} se aplica en cinco segundos',
          success: 'Decisión registrada',
          failure: 'No se pudo registrar la decisión',
        },
      },
      list: {
        back: 'Volver a los casos',
        empty: 'No hay casos.',
      },
    },
  },
  appeals: {
    name: 'Apelación |||| Apelaciones',
    gender: 'feminine',
    fields: {
      user: 'Persona',
      text: 'En sus palabras',
      measure: 'Decisión',
      section: 'Norma',
      decided_by: 'Decidido por',
      hours: 'Espera',
      created_at: 'Apelada el',
      note: 'Nota interna',
      notice: 'Mensaje para la persona',
      until: 'Hasta',
      decided_at: 'Decidido el',
      effect: 'Qué pasará',
      bio: 'Biografía',
      location: 'Ubicación',
      age: 'Edad',
      language: 'Idioma',
      earlier: 'Decisiones anteriores',
      outcome: 'Respuesta',
      answered_at: 'Respondida el',
      state: 'Estado',
    },
    empty: {
      text: 'Sin explicación',
      decided_by: 'Cuenta eliminada',
      user: 'Cuenta eliminada',
    },
    choices: {
      measure: decided,
      section: guidelines,
      earlier: decided,
      state: { open: 'Pendiente', decided: 'Respondida' },
      decider: { me: 'La decisión fue tuya: debe responder otra persona' },
      outcome: {
        upheld: 'La decisión se mantiene',
        overturned: 'La decisión se anula',
      },
    },
    actions: {
      decide: 'Responder',
      note: 'Agregar nota',
    },
    sections: { words: 'En sus palabras', decision: 'Decisión', profile: 'Perfil', photos: 'Fotos' },
    segments: { open: 'Pendientes', decided: 'Respondidas' },
    texts: {
      row: 'Apelación n.º %{id}, %{record}',
      segments: {
        open: {
          empty: 'No hay apelaciones pendientes.',
          source: 'Llega una apelación cuando alguien impugna una decisión en la app.',
        },
        decided: {
          empty: 'Aún no se ha respondido ninguna apelación.',
          source: 'Una apelación pasa aquí cuando se responde.',
        },
      },
      actions: {
        note: { title: 'Nota interna', success: 'Nota guardada', failure: 'No se pudo guardar la nota' },
        decide: {
          title: 'Responder a la apelación',
          delayed: 'Tu respuesta a la apelación de %{record} se aplica en cinco segundos',
          success: 'Respuesta registrada',
          failure: 'No se pudo registrar la respuesta',
        },
      },
      list: {
        back: 'Volver a las apelaciones',
        empty: 'No hay apelaciones.',
      },
    },
  },
  sanctions: {
    name: 'Sanción |||| Sanciones',
    gender: 'feminine',
    fields: {
      user: 'Persona',
      state: 'Estado',
      measure: 'Decisión',
      left: 'Termina',
      until: 'Hasta',
      section: 'Norma',
      email: 'Decidido por',
      created_at: 'Decidido el',
      case_id: 'Caso',
      note: 'Nota interna',
      notice: 'Mensaje para la persona',
    },
    empty: { section: 'Ninguna', user: 'Cuenta eliminada', until: 'Permanente' },
    choices: {
      state: { suspended: 'Vigente', ended: 'Terminada', removed: 'Expulsión' },
      measure: keptOut,
      section: guidelines,
    },
    segments: { suspended: 'Vigentes', ended: 'Terminadas', removed: 'Expulsiones' },
    sections: { decision: 'Decisión' },
    actions: { restore: 'Levantar la suspensión' },
    texts: {
      segments: {
        suspended: {
          empty: 'Ahora mismo no hay nadie en suspensión.',
          source: 'Las personas aparecen aquí tras una decisión sobre su caso o cuando las suspendes.',
        },
        ended: {
          empty: 'Todavía no ha terminado ninguna suspensión.',
          source: 'Una suspensión pasa aquí cuando se cumple su plazo.',
        },
        removed: {
          empty: 'No se ha expulsado a nadie.',
          source: 'Las personas aparecen aquí cuando una decisión las expulsa de forma permanente.',
        },
      },
      list: {
        empty: 'No hay suspensiones ni expulsiones.',
        noMatches: 'Nadie coincide con tu búsqueda.',
      },
      actions: {
        restore: {
          delayed: 'La suspensión de %{record} se levanta en cinco segundos',
          success: 'Suspensión levantada',
          failure: 'No se pudo levantar la suspensión',
        },
      },
    },
  },
  caseReports: {
    name: 'Reporte |||| Reportes',
    gender: 'masculine',
    fields: {
      reason: 'Motivo',
      text: 'En sus palabras',
      evidence: 'Prueba',
      reporter: 'Reportado por',
      created_at: 'Fecha y hora',
    },
    choices: {
      reason: reasons,
    },
  },
  caseEvidence: {
    name: 'Prueba |||| Pruebas',
    gender: 'feminine',
    fields: {
      picture: 'Imagen de prueba',
      author: 'Escrito por',
      text: 'Mensaje',
      sent_at: 'Enviado',
    },
    choices: { author: { reported: 'La persona reportada', reporter: 'Quien reportó' } },
    texts: { list: { empty: 'Los reportes llegaron sin pruebas.' } },
  },
  caseDecisions: {
    name: 'Decisión |||| Decisiones',
    gender: 'feminine',
    fields: {
      measure: 'Decisión',
      section: 'Norma',
      until: 'Hasta',
      email: 'Decidido por',
      created_at: 'Fecha y hora',
      note: 'Nota',
      notice: 'Mensaje para la persona',
      case_id: 'Caso',
    },
    empty: {
      section: 'Ninguna',
      email: 'Cuenta eliminada',
      note: 'Ninguna',
      notice: 'Ninguno',
      until: 'No corresponde',
    },
    choices: {
      measure: decided,
      section: guidelines,
    },
    texts: {
      record: 'Decisión n.º %{id}',
      row: 'Decisión n.º %{id}',
      list: {
        empty: 'Todavía no hay decisiones sobre esta persona.',
      },
    },
  },
  caseNotes: {
    name: 'Nota |||| Notas',
    gender: 'feminine',
    fields: {
      text: 'Nota',
      email: 'Escrita por',
      created_at: 'Fecha y hora',
    },
    empty: { email: 'Cuenta eliminada' },
    texts: {
      list: {
        empty: 'Todavía no hay notas.',
      },
    },
  },
  growth: {
    name: 'Día |||| Días',
    gender: 'masculine',
    fields: {
      day: 'Día (UTC)',
      ios: 'Nuevos en iOS',
      android: 'Nuevos en Android',
      subscriptions: 'Inscripciones',
    },
    texts: {
      list: {
        title: 'Crecimiento',
        export: 'Exportar tabla',
        empty: 'No hay días en este periodo.',
        noMatches: 'No hay días en este periodo.',
        failure: 'No se pudieron cargar las cifras de crecimiento',
      },
    },
  },
  figures: {
    fields: {
      open_cases: 'Casos abiertos',
      late_cases: 'Con más de 24 horas:',
      median_decision: 'Mediana del tiempo de decisión (últimos 30 días)',
      open_tickets: 'Tickets por responder',
      open_appeals: 'Apelaciones pendientes',
      failed_mails: 'Correos sin enviar',
    },
  },
  users: {
    fields: {
      measure: 'Duración',
      section: 'Norma',
      note: 'Nota interna',
      suspended_until: 'Suspensión hasta',
      effect: 'Qué pasará',
      notice: 'Mensaje para la persona',
    },
    choices: {
      status: { Suspended: 'Suspendido' },
      measure: {
        suspend1: '1 día',
        suspend3: '3 días',
        suspend7: '7 días',
        suspend30: '30 días',
        suspend90: '90 días',
      },
      section: guidelines,
    },
    actions: {
      suspend: 'Suspender',
      extend: 'Prolongar la suspensión',
      restore: 'Levantar la suspensión',
      export: 'Exportar datos',
    },
    texts: {
      list: { source: 'Los envía el servidor de la app, que necesita el APP_TOKEN de este servidor.' },
      actions: {
        suspend: {
          title: 'Suspender al usuario',
          question: '%{record} no podrá usar la app durante ese tiempo y recibirá el motivo en su idioma o en inglés.',
          success: 'Usuario suspendido',
          failure: 'No se pudo suspender al usuario',
        },
        extend: {
          title: 'Prolongar la suspensión',
          question:
            '%{record} ya tiene una suspensión. La nueva empieza ahora, debe terminar al menos un día después que la actual y se comunica con un mensaje propio.',
          success: 'Suspensión prolongada',
          failure: 'No se pudo prolongar la suspensión',
        },
        restore: {
          delayed: 'La suspensión de %{record} se levanta en cinco segundos',
          success: 'Suspensión levantada',
          failure: 'No se pudo levantar la suspensión',
        },
        export: {
          title: 'Exportar datos del usuario',
          question:
            'Una copia de lo que guardamos sobre %{record}, salvo lo que escribieron otras personas, se descargará en un archivo. La exportación quedará registrada. No incluye los mensajes del formulario de contacto, porque nadie ha verificado quién los escribió.',
          success: 'Datos exportados',
          failure: 'No se pudieron exportar los datos',
        },
        delete: {
          title: 'Eliminar al usuario',
          question:
            'El perfil, las fotos, los tickets y el lugar en la lista de espera de %{record} se borrarán de forma permanente. No se puede deshacer.',
          failure: 'No se pudo eliminar al usuario',
        },
      },
    },
  },
};
