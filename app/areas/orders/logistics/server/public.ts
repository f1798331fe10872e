export { sendApart } from './commands/send-apart.ts'
export { parcelsOf } from './present.ts'
export { listApart } from './queries.ts'
