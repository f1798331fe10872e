import { deskVideoUpload } from '#app/areas/desk/videos/contract.ts'
import { onePixel } from '../support/a-picture.ts'
import { aVideo } from '../support/a-video.ts'
import { draftVideo, publishedVideo } from '../support/videos.ts'
import type { Asker } from './askers.ts'
import { oneOf, type World } from './world.ts'

/** The hospital whose doctor speaks for this asker. */
const speakerOf = ({ ours, theirs }: World, { hospitalId }: Asker) => {
  const clinic = hospitalId === theirs.hospitalId ? theirs : ours
  return { doctorId: clinic.doctorIds[0] ?? 0, hospitalId: clinic.hospitalId }
}

const published = (world: World, asker: Asker) => publishedVideo(world.app, speakerOf(world, asker))

const draft = (world: World, asker: Asker) => draftVideo(world.app, speakerOf(world, asker))

/** Videos that calls name. */
export const videoFixtures = { 'video of the hospital': draft }

const aFilm = async (world: World, asker: Asker) => ({ file_id: await published(world, asker) })
/** Everybody reads it once it is published. */
const written = { cat_id: 1, title: '颈肩放松', summary: '动作慢，疼了就停', image: undefined }

/** What is sent to the calls of videos. */
export const videosByCall = {
  videoByTopic: () => ({ pubcat_id: 1, sort: 'hot' }),
  videoDetail: oneOf(aFilm),
  videoLike: aFilm,
  playInfo: async (world: World, asker: Asker) => ({ app_id: undefined, ...(await aFilm(world, asker)) }),
  deskVideos: () => ({ list: 'draft' }),
  deskVideoUpload: () => ({ file: aVideo() }),
  deskVideoPoster: () => ({ file: onePixel() }),
  deskVideoAdd: async (world: World, asker: Asker) => ({
    ...written,
    doctor_id: speakerOf(world, asker).doctorId,
    url: (await world.app.callApi(deskVideoUpload, { file: aVideo() }, asker.as)).url,
  }),
  deskVideoChange: () => ({ ...written, version: 1 }),
  deskVideoPublish: () => ({ version: 1 }),
  deskVideoWithdraw: async (world: World, asker: Asker) => ({ video_id: await published(world, asker), version: 1 }),
}
