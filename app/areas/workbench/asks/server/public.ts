export { asBenchAsk } from './present.ts'
