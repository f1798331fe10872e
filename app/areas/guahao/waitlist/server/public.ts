export { endWaits } from './public/end.ts'
