/** What can be said: its words, a file that says them, and a test that fails without it, by a part of its name. */
export type Proof = { what: string; words: readonly string[]; example: string; test: string; name: string };

const ofFestival = (resource: string) => `tests/festival/resources/${resource}.ts`;
const events = ofFestival('events');
const members = ofFestival('members');
const invoices = ofFestival('invoices');
const endpoints = 'tests/festival/endpoints.ts';
const manners = 'tests/festival/manners.ts';
const office = 'tests/festival/office.test.ts';
const kinds = 'src/admin/fields/kinds.test.tsx';
const suite = 'tests/suite/writes.ts'; // makes tests of each definition
const announcements = ofFestival('announcements');
const sections = 'tests/admin/sections.test.tsx';
const details = 'tests/admin/details.test.tsx';
const requests = 'src/api/request.test.ts';
const answers = 'src/api/otherManners.test.ts';
const arrange = 'tests/admin/arrange.test.tsx';

const proof = (what: string, words: string, example: string, test: string, name: string): Proof => ({
  what,
  words: words.split(' '),
  example,
  test,
  name,
});

const ownManners = 'src/api/manners.ts';
const userDetail = 'src/admin/resources/userDetail.ts';
const allKinds = 'is written, sorted and exported as';

/** Roughly in the order of the page. */
export const proofs: readonly Proof[] = [
  proof(
    'the name, and its entry in the menu',
    'name title menu',
    events,
    'tests/admin/product.test.tsx',
    'their menu and their calls',
  ),
  proof('kinds', 'kind text longText choice boolean date', events, kinds, allKinds),
  proof('a number, with its unit', 'number unit decimals tags', members, kinds, allKinds),
  proof('a year, without separators', 'grouping', userDetail, kinds, allKinds),
  proof('money, in what currency', 'money currency minor', invoices, kinds, allKinds),
  proof('moments, addresses and files', 'dateTime url file accept', announcements, kinds, allKinds),
  proof(
    'Unix seconds',
    'unix',
    ofFestival('memberships'),
    'src/admin/fields/calendar/dates.test.ts',
    'Unix seconds and ISO text',
  ),
  proof('an email address, as a link', 'email link', members, kinds, 'an email address is a link'),
  proof('pictures', 'image', events, 'tests/admin/category.test.tsx', 'only image files are taken'),
  proof('JSON, as it came', 'json', invoices, kinds, allKinds),
  proof(
    'a person: the row, its value, or nobody',
    'person whose',
    invoices,
    'src/admin/fields/person/personFrom.test.ts',
    'is nobody',
  ),
  proof('the picture of a person', 'person picture', members, kinds, 'gives way to the initials'),
  proof('colours of a choice, with a mark each', 'tones', events, kinds, 'differ in the shape of their mark'),
  proof('a value made from others', 'computed as from', members, kinds, allKinds),
  proof(
    'the title of another record',
    'reference to',
    events,
    'tests/admin/readTexts.test.tsx',
    'the title of another record',
  ),
  proof(
    'a component of one’s own',
    'custom show type',
    ofFestival('groups'),
    'tests/admin/downloads.test.tsx',
    'an input that does not arrive',
  ),
  proof('places', 'on list detail form create card', events, sections, 'a form shows the fields of its place'),
  proof('rules', 'rules required min max minLength', members, suite, 'rules, a refusal, no network'),
  proof('the longest text', 'maxLength', events, suite, 'rules, a refusal, no network'),
  proof('a pattern', 'pattern', ofFestival('memberships'), suite, 'rules, a refusal, no network'),
  proof('the only values', 'oneOf', ofFestival('groups'), suite, 'rules, a refusal, no network'),
  proof('conditions', 'when', events, 'tests/admin/conditions.test.tsx', 'appears in a form once its condition holds'),
  proof(
    'a value that may be absent',
    'optional',
    'src/admin/resources/users.ts',
    details,
    'View opens a details modal',
  ),
  proof('sections', 'sections fields', members, sections, 'sections as groups under a heading'),
  proof('a form in tabs', 'form layout', members, sections, 'a form in tabs opens the first that is wrong'),
  proof('initial values', 'initial', events, sections, 'begins with the initial values'),
  proof(
    'a list before and after it arrives',
    'layout skeletonRows',
    events,
    'tests/admin/list.test.tsx',
    'as many skeleton rows as declared',
  ),
  proof(
    'pages of rows that arrive at once',
    'pageSize sampleRows',
    'src/admin/resources/report.ts',
    'tests/admin/everyList.test.tsx',
    '10 rows a page',
  ),
  proof(
    'segments',
    'segments field of',
    events,
    'tests/admin/openEndedList.test.tsx',
    'a segment says how many rows it has',
  ),
  proof(
    'segments that rows do not tell',
    'filter',
    'src/admin/resources/ticket.ts',
    'tests/admin/rowActions.test.tsx',
    'an action belongs to its part of the list',
  ),
  proof('filters', 'filters', invoices, arrange, 'filters narrow what was read'),
  proof('sort', 'sort', invoices, arrange, 'a column sorts upwards'),
  proof(
    'what the API sorts and filters itself',
    'sorts filters',
    endpoints,
    arrange,
    'what the API sorts and filters is asked of it',
  ),
  proof(
    'search of all pages',
    'search searchAll',
    events,
    'tests/admin/allPages.test.tsx',
    'a link to a search of all pages',
  ),
  proof('export', 'export fileName columns', invoices, 'src/admin/list/rows/exportCsv.test.ts', 'has its five columns'),
  proof(
    'export of all pages',
    'exportAll',
    invoices,
    'tests/admin/bulk.test.tsx',
    'the export of all pages follows the search',
  ),
  proof('bulk', 'bulk', invoices, 'tests/admin/bulk.test.tsx', 'what failed is said row by row'),
  proof('summary', 'summary', invoices, 'tests/admin/bulk.test.tsx', 'the figures of a column'),
  proof('actions', 'actions icon tone confirm ask', events, 'tests/admin/actions.test.tsx', 'what an action asks for'),
  proof(
    'an action that leads to a page',
    'path',
    'src/admin/resources/ticket.ts',
    'tests/admin/everyList.test.tsx',
    'View leads from a ticket',
  ),
  proof('a dialog of a record', 'detailDialog', events, details, 'View opens a details modal'),
  proof(
    'a page of a record',
    'detailPage header picture',
    members,
    'tests/admin/detailPage.test.tsx',
    'the page offers what can be done',
  ),
  proof('tabs of that page', 'tabs pictures', userDetail, details, 'with the tabs Profile and Photos'),
  proof(
    'rows below a row',
    'rows target',
    members,
    'tests/admin/detailPage.test.tsx',
    'the rows below a record are listed by their own call',
  ),
  proof('requests', 'call query body sends files constants from', endpoints, requests, 'a value under another name'),
  proof(
    'calls that need no token',
    'public',
    'src/api/endpoints.ts',
    'src/api/createClient.test.ts',
    'nothing but an open call is sent',
  ),
  proof(
    'a GET that changes something',
    'safe',
    endpoints,
    'tests/server/doctor.test.ts',
    'nothing that changes something is called',
  ),
  proof(
    'where answers hold what',
    'data message flag errors empty session',
    manners,
    answers,
    'errors in a list stand at their fields',
  ),
  proof('a call that answers otherwise', 'manners', endpoints, answers, 'a call that behaves otherwise says so itself'),
  proof(
    'where one record lies',
    'record',
    'src/dataProvider/otherManners.test.ts',
    'src/dataProvider/otherManners.test.ts',
    'changed',
  ),
  proof('other ends of a session', 'sessionOver', answers, answers, 'ends its sessions with another status'),
  proof('other forms', 'lists booleans nested', requests, requests, 'isOpen=1'),
  proof(
    'why a password was refused',
    'action',
    ownManners,
    'src/api/readEnvelope.test.ts',
    'a refused change of password carries its action',
  ),
  proof(
    'pages, and what is said of them',
    'paged',
    endpoints,
    'src/dataProvider/dataProvider.test.ts',
    'what the answer says about the page',
  ),
  proof(
    'pages by number',
    'page lastPage total size',
    ownManners,
    'tests/admin/list.test.tsx',
    'the footer believes what the answer says',
  ),
  proof('pages asked for in the body', 'in', requests, requests, 'a page can be asked for in the body'),
  proof(
    'pages by offset, and without a total',
    'paging by first request answer more',
    manners,
    office,
    'groups come in sheets',
  ),
  proof('pages by cursor', 'next', manners, 'src/api/readPage.test.ts', 'a cursor asks for the next page'),
  proof('what comes beside the rows', 'joins', endpoints, office, 'with who is to pay'),
  proof('the key wherever it lies', 'key', endpoints, office, 'known by a key inside another'),
];
