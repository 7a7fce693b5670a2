/** What can be said: its words, and a test that fails without it, by a part of its name. */
export type Proof = { what: string; words: readonly string[]; test: string; name: string };

const screen = (name: string) => `tests/admin/${name}.test.tsx`;
const kinds = 'src/admin/fields/kinds.test.tsx';
const suite = 'tests/suite/writes.ts'; // makes tests of each definition
const office = 'tests/festival/office.test.ts';
const requests = 'src/api/request.test.ts';
const answers = 'src/api/otherManners.test.ts';
const allKinds = 'is written, sorted and exported as';
const rules = 'rules, a refusal, no network';

const proof = (what: string, words: string, test: string, name: string): Proof => ({
  what,
  words: words.split(' '),
  test,
  name,
});

/** Roughly in the order of the page. */
export const proofs: readonly Proof[] = [
  proof('the name, and its entry in the menu', 'name title menu', screen('product'), 'their menu and their calls'),
  proof('kinds', 'kind text longText choice boolean date', kinds, allKinds),
  proof('a number, with its unit', 'number unit decimals tags', kinds, allKinds),
  proof('a year, without separators', 'grouping', kinds, allKinds),
  proof('money, in what currency', 'money currency minor', kinds, allKinds),
  proof('moments, addresses and files', 'dateTime url file accept', kinds, allKinds),
  proof('Unix seconds', 'unix', 'src/admin/fields/calendar/dates.test.ts', 'Unix seconds and ISO text'),
  proof('an email address, as a link', 'email link', kinds, 'an email address is a link'),
  proof('pictures', 'image', screen('category'), 'only image files are taken'),
  proof('JSON, as it came', 'json', kinds, allKinds),
  proof('a person, or nobody', 'person whose', 'src/admin/fields/person/personFrom.test.ts', 'is nobody'),
  proof('the picture of a person', 'person picture', kinds, 'gives way to the initials'),
  proof('colours of a choice, with a mark each', 'tones', kinds, 'differ in the shape of their mark'),
  proof('a value made from others', 'computed as from', kinds, allKinds),
  proof('the title of another record', 'reference to', screen('readTexts'), 'the title of another record'),
  proof('a component of one’s own', 'custom show type', screen('downloads'), 'an input that does not arrive'),
  proof('places', 'on list detail form create card', screen('sections'), 'a form shows the fields of its place'),
  proof('rules', 'rules required min max minLength', suite, rules),
  proof('the longest text', 'maxLength', suite, rules),
  proof('a pattern', 'pattern', suite, rules),
  proof('the only values', 'oneOf', suite, rules),
  proof('conditions', 'when', screen('conditions'), 'appears in a form once its condition holds'),
  proof('a value that may be absent', 'optional', screen('details'), 'View opens a details modal'),
  proof('sections', 'sections fields', screen('sections'), 'sections as groups under a heading'),
  proof('a form in tabs', 'form layout tabs', screen('sections'), 'a form in tabs opens the first that is wrong'),
  proof('initial values', 'initial', screen('sections'), 'begins with the initial values'),
  proof('a list before it arrives', 'layout skeletonRows', screen('list'), 'as many skeleton rows as declared'),
  proof('pages of rows that arrive at once', 'pageSize sampleRows', screen('everyList'), '10 rows a page'),
  proof('segments', 'segments field of', screen('openEndedList'), 'a segment says how many rows it has'),
  proof('segments that rows do not tell', 'filter', screen('rowActions'), 'an action belongs to its part of the list'),
  proof('filters', 'filters', screen('arrange'), 'filters narrow what was read'),
  proof('texts to begin with', 'templates', screen('conversation'), 'a ready-made answer in the ticket'),
  proof('ranges of days', 'ranges', screen('statistics'), 'the last days and this year are chosen by keys'),
  proof('sort', 'sort', screen('arrange'), 'a column sorts upwards'),
  proof('what the API sorts and filters', 'sorts filters', screen('arrange'), 'sorts and filters is asked of it'),
  proof('search of all pages', 'search searchAll', screen('allPages'), 'a link to a search of all pages'),
  proof('export', 'export fileName columns', 'src/admin/list/rows/exportCsv.test.ts', 'has its five columns'),
  proof('export of all pages', 'exportAll', screen('bulk'), 'the export of all pages follows the search'),
  proof('bulk', 'bulk', screen('bulk'), 'what failed is said row by row'),
  proof('summary', 'summary', screen('bulk'), 'the figures of a column'),
  proof('a chart of the rows', 'chart over lines', screen('statistics'), 'a line for each of its numbers'),
  proof('pictures of people', 'sensitive', screen('care'), 'is blurred until it is asked for'),
  proof('who and where somebody is', 'personal', screen('care'), 'what is masked is shown for ten seconds'),
  proof('actions', 'actions icon tone confirm ask', screen('actions'), 'what an action asks for'),
  proof('a file of what is answered', 'download', screen('extensions'), 'what is kept about a person is saved'),
  proof('what an action begins with, and would come to', 'initial preview', screen('actions'), 'what the row suggests'),
  proof('an action that can be taken back', 'delayed', screen('keys'), 'can be taken back for five seconds'),
  proof('an action that leads on', 'next keys', screen('keys'), 'keys lead from the list'),
  proof('an action that runs by itself', 'onOpen', screen('keys'), 'opened by keys'),
  proof('an action that leads to a page', 'path', screen('everyList'), 'View leads from a ticket'),
  proof('a dialog of a record', 'detailDialog', screen('details'), 'View opens a details modal'),
  proof('a page of a record', 'detailPage header picture', screen('detailPage'), 'the page offers what can be done'),
  proof('tabs of that page', 'tabs pictures', screen('details'), 'with the tabs Profile and Photos'),
  proof('rows below a row', 'rows target', screen('detailPage'), 'the rows below a record are listed'),
  proof('requests', 'call query body sends files constants from', requests, 'a value under another name'),
  proof('calls that need no token', 'public', 'src/api/createClient.test.ts', 'nothing but an open call is sent'),
  proof('a GET that changes something', 'safe', 'tests/server/doctor.test.ts', 'nothing that changes something'),
  proof('where answers hold what', 'data message flag errors empty session', answers, 'errors in a list stand'),
  proof('a call that answers otherwise', 'manners', answers, 'a call that behaves otherwise says so itself'),
  proof('where one record lies', 'record', 'src/dataProvider/otherManners.test.ts', 'changed'),
  proof('other ends of a session', 'sessionOver', answers, 'ends its sessions with another status'),
  proof('other forms', 'lists booleans nested', requests, 'isOpen=1'),
  proof('why a password was refused', 'action', 'src/api/readEnvelope.test.ts', 'a refused change of password carries'),
  proof('pages', 'paged', 'src/dataProvider/dataProvider.test.ts', 'what the answer says about the page'),
  proof('pages by number', 'page lastPage total size', screen('list'), 'the footer believes what the answer says'),
  proof('pages asked for in the body', 'in', requests, 'a page can be asked for in the body'),
  proof('pages by offset, and without a total', 'paging by first request answer more', office, 'groups come in sheets'),
  proof('pages by cursor', 'next', 'src/api/readPage.test.ts', 'a cursor asks for the next page'),
  proof('what comes beside the rows', 'joins', office, 'with who is to pay'),
  proof('the key wherever it lies', 'key', office, 'known by a key inside another'),
];
