import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { file, id, int, maybe } from '#kit/wire/fields.ts'
import {
  LONG_PAPER_BYTES,
  LONG_PAPER_MEGABYTES,
  MOST_SECONDS,
  ofHealth,
  PAPER_MEGABYTES,
  type UploadType,
  USUAL_TYPE,
  uploadTypes,
} from './rules.ts'

const NOT_KEPT = '图片暂时存不进去，没有保存，请过一会儿再试'

export const uploadimg = call({
  method: 'POST',
  path: '/sys/uploadimg',
  summary: 'Keep a picture of the patient and give its address; it is encoded anew and nothing but its pixels is kept',
  owner: 'self',
  login: true,
  consent: 'health',
  consentWhere: { uploadtype: ofHealth },
  envelope: 'state',
  body: 'multipart',
  inQuery: ['uploadtype'],
  input: z.object({
    uploadtype: maybe(z.enum(Object.keys(uploadTypes) as UploadType[])).transform((type) => type ?? USUAL_TYPE),
    file: file(),
  }),
  output: z.object({ url: z.string(), width: z.int(), height: z.int() }),
  refuses: {
    'no-file': '没有收到图片，请重新选择',
    empty: '这张图片是空的，请换一张',
    'several-files': '一次只能上传一张图片',
    'too-big': '图片太大了，请选择 {megabytes} MB 以内的图片',
    'too-slow': '网络太慢，图片没有传完，请稍后再试',
    cut: '图片没有传完，请再试一次',
    'no-picture': '请上传 JPG、PNG、WebP 或 GIF 图片',
    lying: '图片的格式和它的名称不符，请换一张',
    'too-many-pixels': '图片的尺寸太大了，请缩小后再上传',
    broken: '图片已损坏，请换一张',
    busy: '现在上传的人太多，请稍后再试',
    'store-away': NOT_KEPT,
    'store-refuses': NOT_KEPT,
    'too-many': '今天上传的图片太多了，请明天再试',
  },
})

const VOICE_NOT_KEPT = '语音暂时存不进去，没有发出，请过一会儿再试'

export const uploadVoice = call({
  method: 'POST',
  path: '/sys/uploadvoice',
  summary: 'Keep what the patient says to a doctor, as their browser recorded it, and give its address',
  owner: 'self',
  login: true,
  consent: 'health',
  body: 'multipart',
  inQuery: ['seconds'],
  input: z.object({ seconds: int(1, 3_600), file: file() }),
  output: z.object({ url: z.string(), seconds: z.int() }),
  refuses: {
    'no-file': '没有收到语音，请重新录一段',
    empty: '这段语音是空的，请重新录一段',
    'several-files': '一次只能发一段语音',
    'too-big': '这段语音太大了，请录短一点',
    'too-long': `一段语音最长 ${MOST_SECONDS} 秒，请分几段说`,
    'too-slow': '网络太慢，语音没有传完，请稍后再试',
    cut: '语音没有传完，请再试一次',
    'no-voice': '收到的不是语音，请用页面上的按钮录音',
    'store-away': VOICE_NOT_KEPT,
    'store-refuses': VOICE_NOT_KEPT,
    'too-many': '今天发的图片和语音太多了，请明天再试',
  },
})

const PAPER_NOT_KEPT = '文件暂时存不进去，没有保存，请过一会儿再试'

export const uploadPaper = call({
  method: 'POST',
  path: '/sys/uploadpdf',
  summary:
    'Keep a report that the patient has as a PDF, as it is, and give its address; one that acts by itself is refused',
  owner: 'self',
  login: true,
  consent: 'health',
  body: 'multipart',
  input: z.object({ file: file() }),
  output: z.object({ url: z.string() }),
  refuses: {
    'no-file': '没有收到文件，请重新选择',
    empty: '这个文件是空的，请换一个',
    'several-files': '一次只能上传一个文件',
    'too-big': `文件太大了，请选择 ${PAPER_MEGABYTES} MB 以内的 PDF`,
    'too-slow': '网络太慢，文件没有传完，请稍后再试',
    cut: '文件没有传完，请再试一次',
    'no-pdf': '请上传 PDF 文件；照片请用“报告照片”上传',
    lively: '这个 PDF 里有会自己运行的内容，不能保存。可以拍照或截图上传',
    'store-away': PAPER_NOT_KEPT,
    'store-refuses': PAPER_NOT_KEPT,
    'too-many': '今天上传的文件太多了，请明天再试',
  },
})

const inPieces = { owner: 'self', login: true, consent: 'health' } as const
const gone = { 'not-found': '这次上传已经过期，请重新选择文件' }

export const uploadBegin = call({
  method: 'POST',
  path: '/sys/upload/begin',
  summary:
    'Begin to send a PDF in pieces, or go on with one that was cut: where it stands, by what it is (SHA-256) and how long',
  ...inPieces,
  input: z.object({
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({ examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'] }),
    size: int(1, 1_000_000_000),
  }),
  output: z.object({
    upload_id: z.int(),
    /** So many bytes have arrived: the next piece begins there. */
    offset: z.int(),
    /** The most that a piece may weigh. */
    piece_bytes: z.int(),
  }),
  refuses: {
    'too-big': `文件太大了，请选择 ${LONG_PAPER_MEGABYTES} MB 以内的 PDF`,
    'too-many': '今天上传的文件太多了，请明天再试',
  },
})

export const uploadPiece = call({
  method: 'POST',
  path: '/sys/upload/piece',
  summary: 'Send the next piece of a PDF; one that had arrived before is answered with where it stands now',
  ...inPieces,
  body: 'multipart',
  inQuery: ['upload_id', 'offset'],
  input: z.object({ upload_id: id(), offset: int(0, LONG_PAPER_BYTES), file: file() }),
  output: z.object({ offset: z.int() }),
  refuses: {
    ...gone,
    ahead: '前面还有一段没有收到，正在接着传',
    'no-file': '没有收到文件，请重新选择',
    empty: '这一段是空的，请再试一次',
    'several-files': '一次只能上传一段',
    'too-big': '这一段太大了，请再试一次',
    'too-slow': '网络太慢，这一段没有传完，请稍后再试',
    cut: '这一段没有传完，请再试一次',
    'store-away': PAPER_NOT_KEPT,
    'store-refuses': PAPER_NOT_KEPT,
  },
})

export const uploadDone = call({
  method: 'POST',
  path: '/sys/upload/done',
  summary:
    'Put the pieces of a PDF together: it is compared with what was said at the beginning, and its address given',
  ...inPieces,
  input: z.object({ upload_id: id() }),
  output: z.object({ url: z.string() }),
  refuses: {
    ...gone,
    'not-whole': '文件还没有传完，请接着传',
    damaged: '文件在路上损坏了，请重新上传',
    'no-pdf': '请上传 PDF 文件；照片请用“照片”上传',
    lively: '这个 PDF 里有会自己运行的内容，不能保存。可以拍照或截图上传',
    'store-away': PAPER_NOT_KEPT,
    'store-refuses': PAPER_NOT_KEPT,
  },
})
