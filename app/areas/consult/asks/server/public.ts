export { contentOf, deadlineOf, type Names } from './present.ts'
export { acceptAsk, declineAsk, noteAnswer } from './public/doctor.ts'
export { endAsk } from './public/end.ts'
export { namesFor } from './public/names.ts'
export { countReply } from './public/reply.ts'
export { type AskRow, findAnyAsk, findAskOfDoctor, findOwnAsk } from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { consultAsks } from './tables.ts'
