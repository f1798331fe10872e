export { sendApart } from './commands/send-apart.ts'
export { listApart } from './queries.ts'
