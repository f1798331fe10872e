export { agreeToCurrent, findLacking, findWithheld, isGiven, say } from './commands/consent.ts'
export { findWords, listVersions, publishText } from './commands/texts.ts'
