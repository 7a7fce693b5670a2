import { languages } from '#api/wire.ts';
import { placeholdersIn, savedReplyText } from '#server/conversation/messageTexts.ts';
import { crudRoutes } from '#server/routes/crudRoutes.ts';
import type { AppDeps } from '#server/routes/Routes.ts';
import { oneOf, text } from '#server/validation/validators.ts';

const schema = { language: oneOf(...languages), title: text(300), text: savedReplyText };

const toItem = <Row extends { text: string }>(row: Row) => ({ ...row, placeholders: placeholdersIn(row.text) });

export const savedRepliesRoutes = (deps: AppDeps) =>
  crudRoutes(deps, {
    resource: 'savedReplies',
    table: 'saved_reply',
    data: 'SavedReply',
    body: { fields: schema },
    listedBy: 'staff',
    summaries: {
      list: 'List the saved replies in every language',
      create: 'Add a saved reply',
      edit: 'Change a saved reply',
      delete: 'Delete a saved reply',
    },
    toItem,
  }).withDetail('saved_reply', 'VersionedSavedReply', toItem);
