import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import openapiGlue, { type FastifyOpenapiGlueOptions } from 'fastify-openapi-glue';
import sharp from 'sharp';

type OperationResolver = FastifyOpenapiGlueOptions['operationResolver'];
type Faq = { id: number; question: string; answer: string };
type Category = { id: number; name: string; image: string | null; type: 'interest' };
type Account = { email: string; password: string; changes: Map<string, string> };
type Body = Record<string, string> & { id?: unknown; image?: unknown };
type Request = FastifyRequest<{ Params: { id: number }; Body: Body }> & { account: Account; token: string };

type Operation = {
  operationId: string;
  security: readonly object[];
  parameters?: readonly { $ref?: string }[];
  requestBody?: { content: object };
};
type Document = { paths: Record<string, Record<string, Operation>> };

/** A refusal of the document. The error handler puts it into an envelope. */
class Refusal extends Error {
  readonly statusCode: number;
  readonly field?: string;

  constructor(statusCode: number, message: string, field?: string) {
    super(message);
    this.statusCode = statusCode;
    this.field = field;
  }
}

/** The document with only the calls that are implemented. Pictures come as bytes, so they lose their type. */
function readDocument(isImplemented: (operationId: string) => boolean): Document {
  const document: Document = JSON.parse(readFileSync('docs/openapi.json', 'utf8'), (_, value) =>
    value?.format === 'binary' ? {} : value,
  );
  const paths = Object.entries(document.paths).filter(([, methods]) =>
    Object.values(methods).some(({ operationId }) => isImplemented(operationId)),
  );
  return { ...document, paths: Object.fromEntries(paths) };
}

/** Forms and paths have texts only, so they are converted. JSON is taken as it is. */
function createValidatorCompiler() {
  const formats = { 'idn-email': /^[^\s@]+@[^\s@]+$/, password: true } as const;
  const options = { strict: false, allErrors: true, verbose: true, formats };
  const strict = new Ajv2020(options);
  const converting = new Ajv2020({ ...options, coerceTypes: true });
  return ({ schema, contentType }: { schema: object; contentType?: string }) =>
    (contentType === 'application/json' ? strict : converting).compile(schema);
}

/** A text that differs with the row's values. */
const versionOf = (row: object) => createHash('sha256').update(JSON.stringify(row)).digest('base64url');

/** The error of each field that the validator refused. */
function fieldErrors(errors: readonly ErrorObject[]) {
  return Object.fromEntries(
    errors.map(({ keyword, params, instancePath, data }) => {
      const name = params.missingProperty ?? instancePath.slice(1);
      if (keyword === 'required' || data === '') return [name, 'Please fill this in'];
      return [name, keyword === 'maxLength' ? `At most ${params.limit} characters` : 'This cannot be used'];
    }),
  );
}

/** The document's status for an error of the framework or of a call. A wrong key in the path has no row. */
function statusOf(error: FastifyError | Refusal, request: FastifyRequest) {
  if ('validation' in error && error.validation) return error.validationContext === 'params' ? 404 : 422;
  return error.statusCode ?? (request.isMultipart() ? 400 : 500);
}

function errorsOf(error: FastifyError | Refusal): Record<string, string> {
  if ('validation' in error) return fieldErrors((error.validation ?? []) as ErrorObject[]);
  return 'field' in error && error.field ? { [error.field]: error.message } : {};
}

async function readPicture(file: unknown) {
  if (!Buffer.isBuffer(file)) throw new Refusal(422, 'Choose one picture', 'image');
  const { format } = await sharp(file)
    .metadata()
    .catch(() => ({ format: undefined }));
  if (!format) throw new Refusal(422, 'This is not a picture', 'image');
  return { type: `image/${format}`, bytes: file };
}

/**
 * A server for FAQs and categories on Fastify, with sign-in and the extension `safeWrites`. It was written from the OpenAPI
 * document and docs/implementing-the-api.md alone, keeps everything in memory, and is English only.
 */
export function createFaqServer(administrators: readonly Pick<Account, 'email' | 'password'>[]) {
  const accounts = administrators.map((account): Account => ({ ...account, changes: new Map() }));
  const sessions = new Map<string, Account>();
  const faqs = new Map<number, Faq>();
  const categories = new Map<number, Category>();
  const pictures = new Map<string, { type: string; bytes: Buffer }>();
  let lastId = 0;

  /** Finds a row. An edit of another version of it is refused. */
  function find<Row extends object>(rows: Map<number, Row>, id: number, { headers }: Request) {
    const row = rows.get(id);
    if (!row) throw new Refusal(404, 'There is no such row');
    const version = headers['if-match'];
    if (version && version !== '*' && version !== `"${versionOf(row)}"`)
      throw new Refusal(412, 'Somebody else has changed this');
    return row;
  }

  async function storePicture(file: unknown) {
    if (file === '' || file === undefined) return null;
    const path = `categories/${randomUUID()}`;
    pictures.set(path, await readPicture(file));
    return path;
  }

  /** The calls, by the `operationId` of the document. They return the `data` of the envelope. */
  const calls: Record<string, (request: Request) => unknown> = {
    postAuthLogin: ({ body }) => {
      const account = accounts.find(({ email }) => email.toLowerCase() === body.email?.toLowerCase());
      if (account?.password !== body.password || !account)
        throw new Refusal(401, 'That email or password is incorrect');
      const token = randomUUID();
      sessions.set(token, account);
      return { role: 'admin', token };
    },
    postAuthLogout: ({ token }) => void sessions.delete(token),
    postAuthChangePassword: ({ account, token, body: { old_password, new_password = '' } }) => {
      if (account.password !== old_password) throw new Refusal(422, 'The password is incorrect', 'old_password');
      account.password = new_password;
      for (const [other, owner] of sessions) if (owner === account && other !== token) sessions.delete(other);
    },
    getMain: () => ({ iosTraffic: 0, androidTraffic: 0 }),
    getExtensions: () => ({ extensions: [{ id: 'safeWrites', version: 1 }] }),

    getAppFaqList: () => [...faqs.values()],
    getAppFaqDetailById: (request) => {
      const row = find(faqs, request.params.id, request);
      return { ...row, version: versionOf(row) };
    },
    postAppFaqCreate: ({ body: { question = '', answer = '' } }) => {
      lastId += 1;
      faqs.set(lastId, { id: lastId, question, answer });
      return faqs.get(lastId);
    },
    postAppFaqEditById: (request) => {
      const { question, answer } = request.body;
      return Object.assign(find(faqs, request.params.id, request), { question, answer });
    },
    postAppFaqDeleteById: (request) => void faqs.delete(find(faqs, request.params.id, request).id),

    getAppCategoryListInterest: () => [...categories.values()],
    getAppCategoryDetailById: (request) => {
      const row = find(categories, request.params.id, request);
      return { ...row, version: versionOf(row) };
    },
    postAppCategoryCreate: async ({ body: { name = '', image } }) => {
      const path = await storePicture(image);
      lastId += 1;
      categories.set(lastId, { id: lastId, name, image: path, type: 'interest' });
      return categories.get(lastId);
    },
    postAppCategoryUpdate: async (request) => {
      const { id, name, image } = request.body;
      const row = find(categories, Number(id), request);
      const path = image === undefined ? row.image : await storePicture(image);
      return Object.assign(row, { name, image: path });
    },
    postAppCategoryDeleteById: (request) => void categories.delete(find(categories, request.params.id, request).id),
  };

  /** Makes a change once for each `Idempotency-Key`. A refused change may be sent under its key again. */
  async function changeOnce(request: Request, change: () => unknown) {
    const { headers, account, url, body } = request;
    const key = headers['idempotency-key'];
    if (typeof key !== 'string') return change();
    const sent = createHash('sha256')
      .update(url)
      .update(JSON.stringify(body ?? null))
      .digest('base64');
    const earlier = account.changes.get(key);
    if (earlier === sent) return null;
    if (earlier) throw new Refusal(422, 'This Idempotency-Key belongs to another request');
    const data = await change();
    account.changes.set(key, sent);
    return data;
  }

  function refuse(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
    const status = statusOf(error, request);
    if (status === 401) reply.header('WWW-Authenticate', 'Bearer');
    const errors = status === 422 ? errorsOf(error) : {};
    const data = Object.keys(errors).length > 0 ? { errors } : null;
    // Only the document's refusal of a password has `action`, so the others lose it.
    reply.status(status).send({ status: false, data, message: error.message, action: error.message });
  }

  const app = Fastify({ genReqId: () => randomUUID() });
  app.setValidatorCompiler(createValidatorCompiler());
  app.setErrorHandler(refuse);
  app.setNotFoundHandler((request, reply) => refuse(new Refusal(404, 'There is no such call'), request, reply));
  app.addHook('onRequest', async ({ id }, reply) => void reply.header('X-Request-Id', id));
  app.register(multipart, { attachFieldsToBody: 'keyValues', limits: { fileSize: 5_000_000 } });

  const document = readDocument((operationId) => operationId in calls);
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

  const resolveOperation = (operationId: string) => {
    const call = calls[operationId];
    const operation = operations.find((one) => one.operationId === operationId);
    if (!call || !operation) throw new Error(`There is no ${operationId}.`);
    const [type] = Object.keys(operation.requestBody?.content ?? {});
    const takesKey = operation.parameters?.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'));
    return {
      // The token comes before the values: the library's own check of it would come after them.
      onRequest: async (request: Request) => {
        if (operation.security.length === 0) return;
        request.token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
        const account = sessions.get(request.token);
        if (!account) throw new Refusal(401, 'Please sign in');
        request.account = account;
      },
      // The body of a call that takes none is ignored.
      preParsing: async ({ headers }: Request, _: FastifyReply, payload: Readable) => {
        if (type && !headers['content-type']?.startsWith(type)) throw new Refusal(415, `This call takes ${type}`);
        if (type) return payload;
        payload.resume();
        for (const name of ['content-type', 'content-length', 'transfer-encoding']) delete headers[name];
        return Readable.from([]);
      },
      handler: async (request: Request) => {
        const data = await (takesKey ? changeOnce(request, () => call(request)) : call(request));
        return operationId === 'getExtensions' ? data : { status: true, data: data ?? null, message: 'Done' };
      },
    };
  };

  app.register(openapiGlue, {
    specification: document,
    prefix: '/api',
    operationResolver: resolveOperation as unknown as OperationResolver, // the library adds the method and the path
  });

  app.get('/media/*', async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
    const picture = pictures.get(request.params['*']);
    if (!picture) throw new Refusal(404, 'There is no such picture');
    return reply.type(picture.type).send(picture.bytes);
  });
  return app;
}
