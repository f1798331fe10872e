import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { MOST } from '#app/areas/content/videos/rules.ts'
import { allStates, type VideoState } from '#app/areas/content/videos/states.ts'
import { uploadimg } from '#app/areas/files/contract.ts'
import { MOST_VIDEO_SECONDS, VIDEO_MEGABYTES } from '#app/areas/files/rules.ts'
import { call } from '#kit/wire/call.ts'
import { file, flag, id, int, listOf, maybe, maybeText, pageOf, paging, text, time } from '#kit/wire/fields.ts'

const managing = { staff: true, may: 'videos.manage' } as const
const ofHospital = { owner: { video_id: 'video of the hospital' }, ...managing } as const
const notFound = { ...notAllowed, 'not-found': '没有找到这个视频' }
const changed = { ...notFound, changed: '这个视频刚刚被改过，请刷新后再看' }
/** Which writing was read: no other is changed. */
const version = int(1, 1_000_000)
const oneState = z.enum(allStates as [VideoState])

const written = {
  cat_id: int(1, 99),
  title: text(MOST.title),
  summary: text(MOST.summary),
  /** The still picture before it; none means the generated one. */
  image: maybeText(200),
}
const badWords = {
  'no-topic': '请选择栏目',
  faulty: '{fault}',
  'bad-picture': '封面已经失效，请重新截取或上传',
}

const row = z.object({
  video_id: z.int(),
  title: z.string(),
  image: z.string(),
  doctor_name: z.string(),
  cat_name: z.string(),
  seconds: z.int(),
  play_num: z.int(),
  like_num: z.int(),
  state: oneState,
  state_desc: z.string(),
  says: z.string(),
  change_time: time(),
})

export const deskVideos = call({
  method: 'GET',
  path: '/desk/videos',
  summary: "Videos of the hospital's doctors in a state, the last changed first",
  owner: 'self',
  ...managing,
  input: z.object({ list: maybe(oneState), ...paging(20) }),
  output: pageOf(row),
  refuses: notAllowed,
})

export const deskVideo = call({
  method: 'GET',
  path: '/desk/video',
  summary: 'A video as it would be watched, with what stands beside it',
  ...ofHospital,
  input: z.object({ video_id: id() }),
  output: row.extend({
    /** To be sent back with what is changed. */
    version: z.int(),
    summary: z.string(),
    /** The picture of its own before it; '' where it has none. */
    poster: z.string(),
    cat_id: z.int(),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    /** Where the film is to be had for an hour. */
    url: z.string(),
    is_demo: flag(),
  }),
  refuses: notFound,
})

export const deskVideoDoctors = call({
  method: 'GET',
  path: '/desk/video-doctors',
  summary: 'Doctors of the hospital whose a video may be, by a part of the name; the best liked first',
  owner: 'self',
  ...managing,
  input: z.object({ keyword: maybeText(20) }),
  output: listOf(z.object({ doctor_id: z.int(), doctor_name: z.string(), title_name: z.string() })),
  refuses: notAllowed,
})

const NOT_KEPT = '视频暂时存不进去，没有保存，请过一会儿再试'

export const deskVideoUpload = call({
  method: 'POST',
  path: '/desk/video/upload',
  summary: 'Keep a film and give its address; it is looked into, and what a camera noted beside it is taken out',
  owner: 'self',
  ...managing,
  body: 'multipart',
  input: z.object({ file: file() }),
  output: z.object({ url: z.string(), width: z.int(), height: z.int(), seconds: z.int(), bytes: z.int() }),
  refuses: {
    ...notAllowed,
    'no-file': '没有收到视频，请重新选择',
    empty: '这个视频是空的，请换一个',
    'several-files': '一次只能上传一个视频',
    'too-big': `视频太大了，请压缩到 ${VIDEO_MEGABYTES} MB 以内`,
    'too-long': `视频太长了，最长 ${MOST_VIDEO_SECONDS / 60} 分钟`,
    'too-slow': '网络太慢，视频没有传完，请稍后再试',
    cut: '视频没有传完，请再试一次',
    'no-video': '请上传 MP4 视频（H.264 编码），大多数手机直接拍的就可以',
    'store-away': NOT_KEPT,
    'store-refuses': NOT_KEPT,
    'too-many': '今天上传的文件太多了，请明天再试',
  },
})

export const deskVideoPoster = call({
  method: 'POST',
  path: '/desk/video/poster',
  changesPages: true,
  summary: 'Keep the still picture before a film, encoded anew',
  owner: 'self',
  ...managing,
  body: 'multipart',
  input: z.object({ file: file() }),
  output: uploadimg.output,
  refuses: { ...notAllowed, ...uploadimg.refuses },
})

export const deskVideoAdd = call({
  method: 'POST',
  path: '/desk/video/add',
  summary: 'Make a draft of a film that was sent',
  owner: { doctor_id: 'doctor of the hospital' },
  ...managing,
  idempotency: 'framework',
  input: z.object({ doctor_id: id(), url: text(200), ...written }),
  output: z.object({ video_id: z.int(), version: z.int() }),
  refuses: {
    ...notAllowed,
    ...badWords,
    'not-found': '没有找到这位医生，或他不在本院',
    'bad-film': '视频已经失效或用过了，请重新上传',
  },
})

export const deskVideoChange = call({
  method: 'POST',
  path: '/desk/video/change',
  changesPages: true,
  summary: 'Write anew what stands beside a film',
  ...ofHospital,
  idempotency: 'framework',
  input: z.object({ video_id: id(), version, ...written }),
  output: z.object({ video_id: z.int(), version: z.int() }),
  refuses: { ...changed, ...badWords },
})

export const deskVideoPublish = call({
  method: 'POST',
  path: '/desk/video/publish',
  changesPages: true,
  summary: 'Let everybody watch a video',
  ...ofHospital,
  input: z.object({ video_id: id(), version }),
  output: z.object({}),
  refuses: changed,
})

export const deskVideoWithdraw = call({
  method: 'POST',
  path: '/desk/video/withdraw',
  changesPages: true,
  summary: 'Take a published video away, and say why',
  ...ofHospital,
  input: z.object({ video_id: id(), version, reason: text(MOST.reason) }),
  output: z.object({}),
  refuses: changed,
})
