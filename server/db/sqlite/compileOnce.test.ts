import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/db/Database.ts';
import { compileOnce } from './compileOnce.ts';

let db: Database;
beforeEach(async () => {
  db = await openDatabase({ sqliteFile: ':memory:' });
});
afterEach(() => db.destroy());

test('a query is compiled once, and returns the rows for the values of each call', async () => {
  let built = 0;
  const answersOf = compileOnce((database, { question, id }: { question: string; id: number }) => {
    built += 1;
    return database.selectFrom('faq').select('answer').where('id', '<', id).where('question', '=', question).compile();
  });
  const faqs = ['Yes.', 'No.'].map((answer, n) => ({ id: n + 1, question: `Question ${n + 1}`, answer }));
  await db.insertInto('faq').values(faqs).execute();

  expect(await answersOf(db, { id: 9, question: 'Question 1' })).toEqual([{ answer: 'Yes.' }]);
  expect(await answersOf(db, { question: 'Question 2', id: 9 })).toEqual([{ answer: 'No.' }]);
  expect(await answersOf(db, { id: 2, question: 'Question 2' })).toEqual([]);
  expect(built).toBe(1);
});

test('a query in a transaction sees its writes', async () => {
  const questions = compileOnce((database) => database.selectFrom('faq').select('question').compile());

  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('faq').values({ question: 'New?', answer: 'Yes.' }).execute();
    expect(await questions(transaction, {})).toEqual([{ question: 'New?' }]);
  });
});
