export { asCards as asVideoCards, asPlayList, posterOf } from './present.ts'
export { keepVideo } from './commands/keep.ts'
export {
  findManaged,
  insertVideo,
  isSpeaker,
  type ManagedBy,
  listManaged,
  listPublished as listPublishedVideos,
  listSpeakers,
  moveVideo,
  updateVideo,
  type VideoRow,
  type VideoDraft,
} from './queries.ts'
