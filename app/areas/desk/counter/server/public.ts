export { describe, type Found, personOf } from './commands/person.ts'
export { asPerson } from './present.ts'
