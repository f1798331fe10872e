export { contentOf, deadlineOf } from './present.ts'
export { acceptAsk, declineAsk, noteAnswer } from './commands/doctor.ts'
export { endAsk } from './commands/end.ts'
export { asOpenAsks, type Opened } from './present/opened.ts'
export { plantHeld } from './commands/plant.ts'
export { countReply } from './commands/reply.ts'
export {
  type AskRow,
  type EditedBy,
  findAnyAsk,
  findAskOfDoctor,
  findOwnAsk,
  findToShow,
  hideAsk,
  listToShow,
  type NamedAsk,
  selectNamed,
  showAsk,
  takeReplies,
} from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { consultAsks } from './tables.ts'
