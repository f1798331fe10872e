export { asReceived } from './present.ts'
export { listReceived } from './queries.ts'
