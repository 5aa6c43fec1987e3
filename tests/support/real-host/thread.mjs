/** Starts `thread.ts`, because Node.js 20 starts a thread only from JavaScript. */
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
