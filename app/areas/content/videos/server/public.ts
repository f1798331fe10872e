export { asCards as asVideoCards, asPlayList, posterOf } from './present.ts'
export { keepVideo } from './commands/keep.ts'
export {
  findKept,
  insertVideo,
  isSpeaker,
  type KeptBy,
  listKept,
  listPublished as listPublishedVideos,
  listSpeakers,
  moveVideo,
  updateVideo,
  type VideoRow,
  type VideoSheet,
} from './queries.ts'
