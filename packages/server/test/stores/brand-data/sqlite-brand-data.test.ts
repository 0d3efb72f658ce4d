import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { newSqliteStore } from '../sqlite-factory.ts';
import { answerListsContract } from './answer-lists.contract.ts';
import { answersContract } from './answers.contract.ts';
import { figuresWithoutAnswers } from './figures-without-answers.ts';
import { findingInboxContract } from './finding-inbox.contract.ts';
import { storedAnswersContract } from './stored-answers.contract.ts';
import { visibilityChangesContract } from './visibility-changes.contract.ts';

describe('the SQLite store', () => {
  answersContract(newSqliteStore);
  storedAnswersContract(newSqliteStore);
  answerListsContract(newSqliteStore);
  findingInboxContract(newSqliteStore);
  visibilityChangesContract(newSqliteStore);

  it('reads figures after the answers table is dropped', async () => {
    const factory = newSqliteStore();
    const { before, after } = await figuresWithoutAnswers(await factory.open(), async (statement) => {
      const db = new DatabaseSync(factory.path, { timeout: 5000 });
      db.exec(statement);
      db.close();
    });
    expect(after).toEqual(before);
    await factory.dispose();
  });
});
