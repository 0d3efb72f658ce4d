// A process that moves a store in small pages until it is done or killed; it reports each page.
import { move } from './move.ts';

const [path = '', store = '', final = ''] = process.argv.slice(2);
const onPage = () => void process.stdout.write('page\n');
await move(path, store, { isFinal: final === 'final', pageRows: 50, onPage });
