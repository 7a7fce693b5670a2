import type { PrerenderedMessages } from '#i18n/messages/en/prerendered.ts';

export const prerendered: PrerenderedMessages = {
  title: '%{brand}: primero la persona, después la foto',
  description:
    'Una app de citas donde la personalidad va primero. Descubre cómo habla y se ríe alguien, deja que un amigo te escriba la primera frase y déjanos tu correo para el día que salga.',
  event: '%{brand} abre hoy',
  withoutScripts:
    'Este formulario necesita JavaScript. ¿Prefieres no activarlo? Escribe a %{mailbox} y te apuntamos a mano.',
};
