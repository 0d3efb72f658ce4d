import { describe, expect, it } from 'vitest';
import { newPostgresStore } from '../postgres-factory.ts';
import { answerListsContract } from './answer-lists.contract.ts';
import { answersContract } from './answers.contract.ts';
import { figuresWithoutAnswers } from './figures-without-answers.ts';
import { findingInboxContract } from './finding-inbox.contract.ts';
import { storedAnswersContract } from './stored-answers.contract.ts';
import { visibilityChangesContract } from './visibility-changes.contract.ts';

describe('the PostgreSQL store', () => {
  answersContract(newPostgresStore);
  storedAnswersContract(newPostgresStore);
  answerListsContract(newPostgresStore);
  findingInboxContract(newPostgresStore);
  visibilityChangesContract(newPostgresStore);

  it('reads figures after the answers table is dropped', async () => {
    const factory = newPostgresStore();
    const { before, after } = await figuresWithoutAnswers(await factory.open(), factory.query);
    expect(after).toEqual(before);
    await factory.dispose();
  });
});
