import { z } from 'zod'
import { normaliseIdNumber } from '#kit/check/id-card.ts'
import { call } from '#kit/wire/call.ts'
import { day, file, id, idList, int, text } from '#kit/wire/fields.ts'
import { quoteFaults, writtenQuote } from '../../contract/written.ts'
import { languageCodes, MOST } from '../../rules.ts'
import { aRequest, done, gone, over, working } from './shapes.ts'

const FILE_AWAY = '文件暂时存不进去，没有保存，请过一会儿再试'

export const deskInquiryFile = call({
  method: 'POST',
  path: '/desk/inquiries/{request_id}/file',
  summary: "Keep a translation as a PDF, as the patient's own private file, and give its address",
  ...working,
  body: 'multipart',
  input: z.object({ ...aRequest, file: file() }),
  output: z.object({ url: z.string() }),
  refuses: {
    ...gone,
    'no-file': '没有收到文件，请重新选择',
    empty: '这个文件是空的，请换一个',
    'several-files': '一次只能上传一个文件',
    'too-big': '文件太大了，请选择 10 MB 以内的 PDF',
    'too-slow': '网络太慢，文件没有传完，请稍后再试',
    cut: '文件没有传完，请再试一次',
    'no-pdf': '请上传 PDF 文件',
    lively: '这个 PDF 里有会自己运行的内容，不能保存',
    'store-away': FILE_AWAY,
    'store-refuses': FILE_AWAY,
    'too-many': '今天上传的文件太多了，请明天再试',
  },
})

export const deskInquiryTranslation = call({
  method: 'POST',
  path: '/desk/inquiries/{request_id}/translation',
  summary: 'Add the translation of a paper; hospitals see it once two people have compared it with its original',
  ...working,
  idempotency: 'framework',
  input: z.object({
    ...aRequest,
    paper_id: id(),
    language: z.enum(languageCodes),
    name: text(MOST.paperName),
    url: z.string().max(100),
  }),
  output: z.object({ paper_id: z.int() }),
  refuses: {
    ...gone,
    ...over,
    paper: '没有找到原件，请刷新后重试',
    file: '文件没有传好，请重新上传',
    'too-many': `一次询价最多放 ${MOST.papers} 份资料`,
  },
})

export const deskInquiryCheck = call({
  method: 'POST',
  path: '/desk/inquiries/{request_id}/check',
  summary: 'Say that a translation was compared with its original; two different people do',
  ...working,
  input: z.object({ ...aRequest, paper_id: id() }),
  output: z.object({ check_num: z.int() }),
  refuses: { ...gone, paper: '没有要您核对的译文：同一份译文要由两个人各核对一次' },
})

export const deskInquirySend = call({
  method: 'POST',
  path: '/desk/inquiries/{request_id}/send',
  summary:
    'Let hospitals look at the papers by a code for some days: once the fee is paid, and where the patient lets them go there',
  ...working,
  idempotency: 'framework',
  input: z.object({ ...aRequest, unit_ids: idList(MOST.hospitals), days: int(1, MOST.shareDays) }),
  output: done,
  refuses: {
    ...gone,
    ...over,
    fee: '患者还没有付服务费，付了才能把资料给医院看',
    'not-agreed': '患者还没有同意把资料发给 {name}，请先请患者在询价详情里同意',
    unit: '没有找到这家医院',
  },
})

export const deskInquiryUnshare = call({
  method: 'POST',
  path: '/desk/inquiries/{request_id}/unshare',
  summary: 'Take the code of a hospital back: it sees nothing any more',
  ...working,
  input: z.object({ ...aRequest, unit_id: id() }),
  output: done,
  refuses: { ...gone, unit: '这家医院没有有效的访问码' },
})

export const deskInquiryQuote = call({
  method: 'POST',
  path: '/desk/inquiries/{request_id}/quote',
  summary:
    "Enter a hospital's quote, or another version of it: it is summed up in CNY by the newest rates; the same again is no new version",
  ...working,
  body: 'json',
  input: z.object({ ...aRequest, unit_id: id(), ...writtenQuote }),
  output: z.object({ version: z.int() }),
  refuses: {
    ...gone,
    ...quoteFaults,
    unit: '没有找到这家医院',
    closed: '现在不能录入报价：资料还没给医院，或患者已经选好',
  },
})

export const deskInquiryLetter = call({
  method: 'POST',
  path: '/desk/inquiries/{request_id}/letter',
  summary: 'Issue the invitation letter of the chosen hospital as a PDF with a code; one that there was is void',
  ...working,
  idempotency: 'framework',
  input: z.object({
    ...aRequest,
    passport_name: text(60),
    passport_no: z
      .string()
      .max(MOST.passportTyped)
      .transform(normaliseIdNumber)
      .meta({ examples: ['E12345678'] }),
    birth_date: day(),
    diagnosis: text(200),
    plan: text(300),
    begin_date: day(),
    end_date: day(),
    cost: text(60),
    payer: text(60),
    contact: text(100),
    valid_date: day(),
  }),
  output: z.object({ code: z.string() }),
  refuses: {
    ...gone,
    'not-now': '付了定金、还没出发时才能开邀请函',
    passport: '护照号码是 6 到 12 位字母和数字，请核对',
    dates: '日期不对：从今天起，结束不早于开始，有效期要覆盖出发日',
  },
})

export const deskInquiryLetterRevoke = call({
  method: 'POST',
  path: '/desk/inquiries/{request_id}/letter-revoke',
  summary: 'Make an invitation letter void: who checks it is told so',
  ...working,
  input: z.object(aRequest),
  output: done,
  refuses: { ...gone, 'no-letter': '没有有效的邀请函' },
})
