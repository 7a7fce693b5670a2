import { expect, test, vi } from 'vitest';
import type { Language } from '#i18n/language.ts';
import type { ResourceMessages } from '#i18n/ResourceMessages.ts';
import { loadPolyglot } from './adminMessages.ts';
import { createResourceText } from './resourceText.ts';

/** The text of a resource with only these messages. */
async function textOf(language: Language, messages: ResourceMessages) {
  const { translate } = await loadPolyglot(language, async () => ({ resources: { events: messages } }));
  return createResourceText(translate, 'events');
}

const record = { id: 12, record: 'Ada' };

/** The sentences whose form depends on the name. */
async function sentencesOf(language: Language, messages: ResourceMessages) {
  const text = await textOf(language, { actions: { cancel: 'Cancel' }, ...messages });
  return [
    text.title(),
    text.sentence('list.empty'),
    text.sentence('list.noMatches'),
    text.failure('list').refused,
    text.sentence('create.addFirst'),
    text.sentence('create.success'),
    text.failure('update').refused,
    text.sentence('show.title'),
    text.actionText('delete', 'success', record),
    text.actionFailure('cancel').refused,
  ];
}

test('English uses singular and plural, in lower case inside a sentence', async () => {
  expect(await sentencesOf('en', { name: 'Summer Story |||| Summer Stories' })).toEqual([
    'Summer Stories',
    'No summer stories found.',
    'No summer stories found matching your search.',
    'Failed to fetch summer stories',
    'Add your first summer story',
    'Summer Story created successfully',
    'Failed to update summer story',
    'Summer Story Details',
    'Summer Story deleted successfully',
    'Failed to cancel summer story',
  ]);
});

test('an acronym and a name with an inner capital keep their letters', async () => {
  expect((await textOf('en', { name: 'FAQ |||| FAQs' })).failure('list').refused).toBe('Failed to fetch FAQs');
  expect((await textOf('en', { name: 'PreLaunch User' })).sentence('list.empty')).toBe('No PreLaunch user found.');
});

test('Spanish follows the gender of the name', async () => {
  const actions = { cancel: 'Cancelar' };
  expect(await sentencesOf('es', { name: 'Factura |||| Facturas', gender: 'feminine', actions })).toEqual([
    'Facturas',
    'No se encontraron facturas.',
    'Ninguna factura coincide con tu búsqueda.',
    'No se pudieron cargar las facturas',
    'Agrega tu primera factura',
    'Factura creada',
    'No se pudo actualizar la factura',
    'Datos de la factura',
    'Factura eliminada',
    'No se pudo cancelar la factura',
  ]);
});

test('Korean chooses the particle by the last sound of the name', async () => {
  const actions = { cancel: '취소' };
  expect(await sentencesOf('ko', { name: '행사', actions })).toEqual([
    '행사',
    '행사가 없어요.',
    '조건에 맞는 행사가 없어요.',
    '행사를 불러오지 못했어요',
    '첫 행사 추가하기',
    '행사를 추가했어요',
    '행사를 수정하지 못했어요',
    '행사 정보',
    '행사를 삭제했어요',
    '행사: ‘취소’ 작업을 하지 못했어요',
  ]);
});

test('Hindi follows the gender of the name, and puts no postposition after the name', async () => {
  const actions = { cancel: 'रद्द करें' };
  expect(await sentencesOf('hi', { name: 'टोली |||| टोलियाँ', gender: 'feminine', actions })).toEqual([
    'टोलियाँ',
    'कोई टोली नहीं मिली।',
    'आपकी खोज से मेल खाती कोई टोली नहीं मिली।',
    'टोलियाँ लोड नहीं हो पाईं',
    'अपनी पहली टोली जोड़ें',
    'टोली जोड़ दी गई',
    'टोली बदली नहीं जा सकी',
    'टोली: जानकारी',
    'टोली हटा दी गई',
    'टोली: “रद्द करें” नहीं हो पाया',
  ]);
});

test('labels use react-admin’s keys, and a field without a label shows its name', async () => {
  const text = await textOf('en', {
    name: 'Event |||| Events',
    fields: { price: 'Price', host: { name: 'Host' } },
    choices: { type: { walk: 'A walk' } },
    actions: { cancel: 'Call off' },
    segments: { past: 'Past' },
    sections: { money: 'Money' },
    export: { starts_on: { date: 'Day' } },
  });

  expect([text.label('price'), text.label('host.name'), text.label('poster')]).toEqual(['Price', 'Host', 'poster']);
  expect([text.choice('type', 'walk'), text.choice('type', 'talk')]).toEqual(['A walk', 'talk']);
  expect([text.action('cancel'), text.action('edit')]).toEqual(['Call off', 'Edit']);
  expect(text.segment('walk', 'type')).toBe('A walk');
  expect([text.segment('past'), text.segment('past', 'state', 3), text.section('money')]).toEqual([
    'Past',
    'Past (3)',
    'Money',
  ]);
  expect([text.column('starts_on', 'date'), text.column('price')]).toEqual(['Day', 'Price']);
});

test('the texts of an action contain values of the row, which do not replace the other placeholders', async () => {
  const text = await textOf('ko', {
    name: '좌석',
    actions: { cancel: '취소' },
    texts: {
      actions: {
        cancel: { question: '%{record.city}을(를) 뺄까요? (%{name})', failure: '%{record.city}: 실패' },
      },
    },
  });
  const format = vi.fn(() => '부산 %{name}1');
  const city = { toString: format };
  const ofRow = { ...record, 'record.city': city };

  expect(text.actionText('cancel', 'confirm', ofRow)).toBe('취소');
  expect(format).not.toHaveBeenCalled();
  expect(text.actionText('cancel', 'question', ofRow)).toBe('부산 %{name}1을 뺄까요? (좌석)');
  expect(text.actionFailure('cancel', ofRow).refused).toBe('부산 %{name}1: 실패');
});

test('a resource’s own texts replace the default sentences', async () => {
  const text = await textOf('en', {
    name: 'Event |||| Events',
    actions: { cancel: 'Call off' },
    texts: {
      menu: 'What is on',
      record: 'event %{id}',
      row: '%{record} (%{id})',
      list: { empty: 'Nothing is on.', unreachable: 'No events: %{message}' },
      actions: { cancel: { success: '%{record} is off', unreachable: 'Not called off: %{message}' } },
      segments: { past: { empty: 'Nothing was on.' } },
    },
  });

  expect([text.menu(), text.title(), text.row(record)]).toEqual(['What is on', 'Events', 'Ada (12)']);
  expect([text.empty(), text.empty('past'), text.empty('upcoming')]).toEqual([
    'Nothing is on.',
    'Nothing was on.',
    'Nothing is on.',
  ]);
  expect(text.failure('list')).toEqual({ refused: 'Failed to fetch events', unreachable: 'No events: %{message}' });
  expect(text.actionText('cancel', 'title')).toBe('Call off: Event');
  expect(text.actionText('cancel', 'confirm')).toBe('Call off');
  expect(text.actionText('cancel', 'question', record)).toBe('“Call off” for event 12: are you sure?');
  expect(text.actionText('cancel', 'success', record)).toBe('event 12 is off');
  expect(text.actionFailure('cancel')).toEqual({
    refused: '“Call off” failed for the event',
    unreachable: 'Not called off: %{message}',
  });
});
