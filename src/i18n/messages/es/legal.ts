import type { LegalMessages } from '#i18n/messages/en/legal.ts';

export const legal: LegalMessages = {
  contents: 'En esta página',
  titleOf: '%{title} – %{brand}',
  linkTo: 'Enlace a esta sección',
  descriptions: {
    terms: 'Lo que %{brand} te promete, lo que tú prometes y qué pasa cuando algo sale mal.',
    eula: 'La licencia de la app de %{brand}: qué puedes hacer con el software y qué incluye.',
    privacy: 'Qué sabe %{brand} de ti, para qué, por cuánto tiempo y cómo verlo, corregirlo o borrarlo.',
    disclaimer: 'Qué puede garantizar %{brand} y qué no, antes de que conozcas a alguien.',
    guideliness: 'Cómo tratarnos bien en %{brand} y qué pasa cuando alguien no lo hace.',
    tolerance: 'Lo que pone fin a una cuenta de %{brand} en el acto, sin advertencia.',
    report: 'Cómo reportar a alguien en %{brand}, en seis pasos.',
    'user-disclaimer': 'Los riesgos de conocer gente a través de %{brand} y lo que te toca a ti.',
    press: 'El logo, las imágenes y los datos de %{brand}, listos para usar, y a quién pedir más.',
  },
};
