/** The arguments of the scaffolder. */
export const options = {
  help: { type: 'boolean', default: false },
  name: { type: 'string' },
  list: { type: 'string' },
  one: { type: 'string' },
  create: { type: 'string' },
  update: { type: 'string' },
  delete: { type: 'string' },
  action: { type: 'string', multiple: true },
  paged: { type: 'boolean', default: false },
  segments: { type: 'string' },
  key: { type: 'string', default: 'id' },
  sample: { type: 'string' },
  field: { type: 'string', multiple: true },
  title: { type: 'string' },
  words: { type: 'string' },
  gender: { type: 'string', multiple: true },
  icon: { type: 'string' },
} as const;

/** How to be called without being asked. */
export const usage = `npm run new-resource -- --name events --list 'GET /event/all/{state}' --sample answer.json …

  --name events                     the one name: endpoint key, file, address, key of its words
  --list 'GET /event/all'           its calls: also --one, --create, --update and --delete
  --create 'POST /event/new multipart name,price'
                                    after the path: how the body travels (json, multipart or form), and what it sends;
                                    without names, all that can be typed
  --update 'POST /event/change json event_id=id,name'
                                    a value under another name in the request
  --action 'cancel=POST /event/cancel/{id} json note:longText'
                                    a call of the API's own; what has a kind, or is no field, is asked for before it runs
  --paged                           the list comes in pages
  --segments state=upcoming,past    the parts of the list, each under a tab, and what tells the API which
  --key uuid                        the field that is a row's key, where that is not id
  --sample answer.json              an answer of the list, to guess the fields from
  --field price:money               a field, or one that was guessed otherwise; price:money? may be without a value.
                                    type:choice,walk,dinner  price:money,EUR  host:reference,users  time:dateTime,unix
                                    guide:person,avatar, which names the value of a person that is their picture
  --title name                      the field that names a row
  --words 'Event |||| Events'       one and many, in English
  --gender es=feminine              of its name in Spanish (es) or Hindi (hi)
  --icon Event                      its icon in the menu, by MUI's name; without it there is no entry

Run bare at a terminal, it asks. Nothing is written over: a name that is there already is refused.`;
