import type { NotFoundMessages } from '#i18n/messages/en/notFound.ts';

export const notFound: NotFoundMessages = {
  title: 'Página no encontrada',
  heading: 'Esta página *nos plantó.*',
  text: 'Puede que la dirección tenga un error o que la página se haya mudado. Le pasa a cualquiera.',
  back: 'Ir al inicio',
};
