// What others may use of reading.
export { createReaderThread, type ReaderThread } from './reader-thread.ts';
