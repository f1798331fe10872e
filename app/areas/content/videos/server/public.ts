export { keepVideo } from './commands/keep.ts'
/** For rooms above whose rows are named by these. */
export { names as videoNames } from './names.ts'
export { asCards as asVideoCards, asPlayList, posterOf } from './present.ts'
export {
  findManaged,
  insertVideo,
  isSpeaker,
  listManaged,
  listPublished as listPublishedVideos,
  listSpeakers,
  type ManagedBy,
  moveVideo,
  updateVideo,
  type VideoDraft,
  type VideoRow,
} from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { contentVideos } from './tables.ts'
