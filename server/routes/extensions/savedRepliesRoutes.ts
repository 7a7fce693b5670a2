import { languages } from '#api/wire.ts';
import { placeholdersIn, savedReplyText } from '#server/conversation/messageTexts.ts';
import { crudRoutes } from '#server/routes/crudRoutes.ts';
import type { AppDeps } from '#server/routes/Routes.ts';
import { readJson } from '#server/validation/readRequest.ts';
import { oneOf, text } from '#server/validation/validators.ts';

const schema = { language: oneOf(...languages), title: text(300), text: savedReplyText };

export const savedRepliesRoutes = (deps: AppDeps) =>
  crudRoutes(deps, {
    resource: 'savedReplies',
    table: 'saved_reply',
    read: (c) => readJson(c, schema),
    toItem: (row) => ({ ...row, placeholders: placeholdersIn(row.text) }),
  });
