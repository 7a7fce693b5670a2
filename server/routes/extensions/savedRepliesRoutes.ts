import { languages } from '#api/wire.ts';
import { placeholdersIn, savedReplyText } from '#server/conversation/messageTexts.ts';
import type { AppDeps } from '#server/routes/Routes.ts';
import { textRoutes } from '#server/routes/textRoutes.ts';
import { readJson } from '#server/validation/readRequest.ts';
import { oneOf, text } from '#server/validation/validators.ts';

const schema = { language: oneOf(...languages), title: text(300), text: savedReplyText };

export const savedRepliesRoutes = (deps: AppDeps) =>
  textRoutes(deps, {
    resource: 'savedReplies',
    table: 'saved_reply',
    read: (c) => readJson(c, schema),
    toItem: (row) => ({ ...row, placeholders: placeholdersIn(row.text) }),
  });
