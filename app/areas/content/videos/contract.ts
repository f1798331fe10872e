import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, maybe, pageOf, paging, time } from '#kit/wire/fields.ts'
import { PAGE_SIZE, VIDEO_APP, videoSorts } from './rules.ts'

const videoCard = z.object({
  file_id: z.int(),
  title: z.string(),
  summary: z.string(),
  /** The still picture before it begins. */
  image: z.string(),
  /** Of the film, in pixels; so that nothing moves when it comes. */
  width: z.int(),
  height: z.int(),
  seconds: z.int(),
  bytes: z.int(),
  cat_id: z.int(),
  cat_name: z.string(),
  doctor_id: z.int(),
  doctor_name: z.string(),
  doctor_image: z.string(),
  title_name: z.string(),
  unit_name: z.string(),
  dep_name: z.string(),
  add_time: time(),
  play_num: z.int(),
  like_num: z.int(),
  is_demo: flag(),
})

const videos = pageOf(videoCard)
const topic = int(1, 99)
const notFound = { 'not-found': '没有找到这个视频，它可能已经撤下了' }
const noDoctor = { 'not-found': '没有找到这位医生' }

/** Where a film is to be had. */
const play = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
})

export const videosOfDoctor = call({
  method: 'GET',
  path: '/video/getListByDoctorId',
  summary: "Page through a doctor's videos, the newest first, and how many pages there are [X108]",
  owner: 'anyone',
  input: z.object({ doctor_id: id(), ...paging(PAGE_SIZE) }),
  output: z.object({
    videoList: z.array(videoCard),
    video_total_page: z.int(),
    page: z.int(),
  }),
  refuses: noDoctor,
})

export const videoByDoctor = call({
  method: 'GET',
  path: '/contentByNewPage/getVideoByDoctorId',
  summary: 'Page through the videos of a doctor, the newest first',
  owner: 'anyone',
  input: z.object({ doctor_id: id(), ...paging(PAGE_SIZE) }),
  output: videos,
  refuses: noDoctor,
})

export const videoByTopic = call({
  method: 'GET',
  path: '/contentByNewPage/getVideoByPubcatId',
  summary: 'Page through the videos of a topic or of all, the newest or the most watched first',
  owner: 'anyone',
  input: z.object({ pubcat_id: maybe(topic), sort: maybe(z.enum(videoSorts)), ...paging(PAGE_SIZE) }),
  output: videos,
  refuses: { 'not-found': '没有这个栏目' },
})

export const videoDetail = call({
  method: 'GET',
  path: '/video/detail',
  summary: 'A video with where it is to be had, its counts, whose it is, and others like it',
  owner: 'anyone',
  input: z.object({ file_id: id() }),
  output: videoCard.extend({
    play_list: z.array(play),
    /** What the asker does with it; nothing for a visitor. */
    is_liked: flag(),
    is_mark: flag(),
    related: z.array(videoCard),
  }),
  refuses: notFound,
})

export const videoLike = call({
  method: 'GET',
  path: '/video/doLike',
  summary: 'Like a video, once; how many like it now',
  owner: 'self',
  login: true,
  mutatingGet: true,
  input: z.object({ file_id: id() }),
  output: z.object({ file_id: z.int(), like_num: z.int(), is_liked: flag() }),
  refuses: notFound,
})

export const playInfo = call({
  method: 'GET',
  path: '/vod/getplayinfo',
  summary: `Where a video is to be had, for an hour, and how long it lasts; app_id ${VIDEO_APP} or none`,
  owner: 'anyone',
  input: z.object({ app_id: maybe(int(VIDEO_APP, VIDEO_APP)), file_id: id() }),
  output: z.object({
    file_id: z.int(),
    duration: z.int(),
    image: z.string(),
    play_list: z.array(play),
  }),
  refuses: notFound,
})
