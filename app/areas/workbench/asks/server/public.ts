export { around } from './handlers/around.ts'
export { asBenchAsk } from './present.ts'
