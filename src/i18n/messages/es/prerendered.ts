import type { PrerenderedMessages } from '#i18n/messages/en/prerendered.ts';

export const prerendered: PrerenderedMessages = {
  description:
    'Una app de citas donde la personalidad va primero. Lee cómo habla y bromea alguien, pídele a una amiga tu primera frase y deja tu correo para enterarte el día que salga.',
  event: '%{brand} sale hoy',
  withoutScripts:
    'Este formulario necesita JavaScript. ¿Prefieres no activarlo? Escribe a %{mailbox} y te agregamos a la lista a mano.',
};
