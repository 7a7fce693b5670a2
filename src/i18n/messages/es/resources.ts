import type { ResourcesMessages } from '#i18n/messages/en/resources.ts';
import type { TranslatedResources } from '#i18n/ResourceMessages.ts';

export const resources: TranslatedResources<ResourcesMessages, 'es'> = {
  users: {
    name: 'Usuario |||| Usuarios',
    gender: 'masculine',
    fields: {
      name: 'Usuario',
      email: 'Correo',
      created_at: 'Se unió',
      uuid: 'UUID',
      location: 'Ubicación',
      bio: 'Biografía',
      age: 'Edad',
      zodiacSign: 'Signo del zodiaco',
      language: 'Idioma',
      education: 'Estudios',
      smoking: 'Tabaco',
      drinking: 'Alcohol',
    },
    empty: { location: 'No compartida' },
    choices: { status: { Active: 'Activo', Inactive: 'Inactivo' } },
    sections: { profile: 'Perfil', photos: 'Fotos' },
    export: { name: 'Nombre', created_at: { date: 'Fecha de registro', time: 'Hora de registro' } },
    texts: {
      menu: 'Gestión de usuarios',
      list: {
        title: 'Usuarios activos',
        search: 'Buscar por nombre o correo…',
        back: 'Volver a los usuarios',
      },
      show: { none: 'No hay datos de este usuario' },
    },
  },
  faq: {
    name: 'Pregunta frecuente |||| Preguntas frecuentes',
    gender: 'feminine',
    fields: { question: 'Pregunta', answer: 'Respuesta' },
    texts: {
      list: {
        title: 'Preguntas frecuentes',
        empty: 'No hay preguntas frecuentes.',
        failure: 'No se pudieron cargar las preguntas frecuentes. Inténtalo de nuevo.',
        retry: 'Intentar de nuevo',
      },
      create: {
        add: 'Agregar pregunta frecuente',
        failure: 'No se pudo guardar la pregunta frecuente. Inténtalo de nuevo.',
      },
      update: { failure: 'No se pudo guardar la pregunta frecuente. Inténtalo de nuevo.' },
      actions: {
        delete: {
          question: '¿Seguro que quieres eliminar esta pregunta frecuente?',
          failure: 'No se pudo eliminar la pregunta frecuente. Inténtalo de nuevo.',
        },
      },
    },
  },
  category: {
    name: 'Categoría |||| Categorías',
    gender: 'feminine',
    fields: { name: 'Categoría', image: 'Imagen' },
    empty: { image: 'Sin imagen' },
    texts: {
      menu: 'Lista de categorías',
      record: 'la categoría «%{record}»',
      list: {
        title: 'Categorías de intereses',
        failure: 'No se pudieron cargar las categorías',
        unreachable: 'Error al cargar las categorías: %{message}',
      },
      create: { unreachable: 'Error al crear categorías: %{message}' },
      update: { unreachable: 'Error al actualizar categorías: %{message}' },
      actions: { delete: { unreachable: 'Error al eliminar categorías: %{message}' } },
    },
  },
  ticket: {
    name: 'Ticket |||| Tickets',
    gender: 'masculine',
    fields: { user: 'Usuario', message: 'Mensaje', time: 'Fecha y hora' },
    actions: { close: 'Cerrar' },
    segments: { active: 'Tickets activos', closed: 'Tickets cerrados' },
    texts: {
      menu: 'Soporte',
      record: 'el ticket n.º %{id}',
      row: 'Ticket n.º %{id}, %{record}',
      list: {
        title: 'Tickets de soporte',
        back: 'Volver a los tickets',
      },
      segments: {
        active: {
          empty: 'No se encontraron tickets activos.',
          source: 'Los tickets llegan desde la app y desde el formulario de contacto del sitio.',
        },
        closed: { empty: 'No se encontraron tickets cerrados.', source: 'Un ticket pasa aquí cuando se cierra.' },
      },
      actions: { close: { success: 'Ticket cerrado' } },
    },
  },
  preLaunch: {
    name: 'Usuario |||| Usuarios',
    gender: 'masculine',
    fields: { name: 'Usuario', created_at: 'Fecha y hora' },
    texts: {
      menu: 'Prelanzamiento',
      list: { source: 'La gente se inscribe con el formulario del sitio.', title: 'Usuarios de prelanzamiento' },
      actions: {
        delete: {
          title: 'Confirmar eliminación',
          question: '¿Seguro que quieres eliminar a %{record}? Esta acción no se puede deshacer.',
          failure: 'No se pudo eliminar al usuario',
        },
      },
    },
  },
  report: {
    name: 'Reporte |||| Reportes',
    gender: 'masculine',
    fields: {
      id: 'ID',
      reportedBy: 'Reportado por',
      reportedTo: 'Persona reportada',
      date: 'Fecha',
      time: 'Hora',
    },
    texts: {
      row: 'Reporte n.º %{id}, %{record}',
      list: {
        title: 'Usuarios reportados',
        search: 'Buscar por persona o ID…',
        empty: 'No hay usuarios reportados.',
        failure: 'No se pudieron cargar los datos de ejemplo',
      },
    },
  },
};
