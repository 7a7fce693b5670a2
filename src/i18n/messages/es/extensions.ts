import type { ExtensionResources } from '#i18n/messages/en/extensions.ts';
import type { TranslatedResources } from '#i18n/ResourceMessages.ts';

export const extensions: TranslatedResources<ExtensionResources, 'es'> = {
  administrators: {
    name: 'Administrador |||| Administradores',
    gender: 'masculine',
    fields: {
      email: 'Correo electrónico',
      role: 'Rol',
      state: 'Estado',
      second_factor: 'Segundo factor',
      sessions: 'Sesiones abiertas',
      used_at: 'Última actividad',
      token: 'Enlace',
    },
    choices: {
      role: { admin: 'Administrador', moderator: 'Moderador' },
      state: { active: 'Activo', invited: 'Invitado', deactivated: 'Desactivado' },
    },
    actions: {
      invite: 'Invitar',
      renew: 'Enlace nuevo',
      endSessions: 'Cerrar sus sesiones',
      deactivate: 'Desactivar',
      activate: 'Activar',
    },
    texts: {
      actions: {
        renew: { question: 'El enlace anterior de %{record} dejará de funcionar.' },
        endSessions: { question: 'Se cerrarán todas las sesiones de %{record}, que podrá volver a iniciar sesión.' },
        deactivate: { question: 'Se cerrarán todas las sesiones de %{record}, que ya no podrá iniciar sesión.' },
        activate: { question: '%{record} podrá volver a iniciar sesión.' },
      },
    },
  },
  audit: {
    name: 'Registro |||| Registros',
    gender: 'masculine',
    fields: {
      id: 'Registro',
      at: 'Fecha y hora',
      email: 'Administrador',
      operation: 'Acción',
      resource: 'De qué',
      row: 'Elemento',
      before: 'Antes',
      after: 'Después',
      request_id: 'Petición',
      name: 'Nombre',
    },
    choices: {
      operation: {
        create: 'Añadió',
        update: 'Cambió',
        delete: 'Eliminó',
        close: 'Cerró',
        login: 'Inició sesión',
        logout: 'Cerró sesión',
        changePassword: 'Cambió la contraseña',
        reveal: 'Consultó a una persona',
        invite: 'Invitó',
        renew: 'Envió otra invitación',
        accept: 'Aceptó una invitación',
        deactivate: 'Desactivó',
        activate: 'Activó',
        endSessions: 'Cerró sesiones',
        claim: 'Se hizo cargo',
        note: 'Escribió una nota',
      },
      resource: {
        users: 'Usuarios',
        faq: 'Preguntas frecuentes',
        category: 'Categorías',
        ticket: 'Tickets',
        preLaunch: 'Usuarios de prelanzamiento',
        subscription: 'Suscripciones',
        session: 'Sesiones',
        administrators: 'Administradores',
        invitation: 'Invitaciones',
        audit: 'Registro de actividad',
        cases: 'Casos',
      },
    },
    actions: { reveal: 'Ver de quién se trata' },
    texts: {
      record: 'Registro n.º %{id}',
      row: 'Registro n.º %{id}',
      list: { title: 'Registro de actividad', empty: 'Todavía no hay nada registrado.' },
      actions: {
        reveal: {
          question: 'Verás el nombre y el correo. También quedará registrado que los has consultado.',
          success: 'Ha quedado registrado que lo has consultado',
          failure: 'No se ha podido mostrar de quién se trata',
        },
      },
    },
  },
};
