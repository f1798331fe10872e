import { z } from 'zod'
import { faceOutcomes } from '#kit/outside/person.ts'
import { call } from '#kit/wire/call.ts'
import { amount, flag, id, listOf, nothing, personName, text, time, yuan } from '#kit/wire/fields.ts'
import { accountSteps, MOST_YUAN } from './rules.ts'

const aCard = z.object({ record_id: id() })
const ofCard = { record_id: 'bank card' }
const notFound = { 'not-found': '没有找到这张银行卡' }
const noMember = { 'not-found': '没有找到这位就诊人' }
const noCheck = {
  'no-check': '身份核验还没有开通，暂时不能办理',
  'check-away': '身份核验暂时没有回应，请稍后再试',
}

const card = z.object({
  record_id: z.int(),
  rechargeBank: z.string(),
  /** All but its last four digits are stars. */
  card_no: z.string(),
  member_id: z.int(),
  /** Whether the sub-account is open, and what it waits for. */
  isSub: flag(),
  state: z.enum(accountSteps),
  state_desc: z.string(),
  subBalanceMoney: yuan(),
  thirdTrueName: z.string(),
  thirdIdCard: z.string(),
  /** Addresses of the photos, comma-separated, good for an hour. */
  subphotoInfo: z.string(),
  add_time: time(),
})

export const getBankcardList = call({
  method: 'GET',
  path: '/account/getBankcardList',
  summary: "The patient's bank cards, with the sub-account and the balance of each",
  owner: 'self',
  login: true,
  input: nothing(),
  output: listOf(card),
})

export const addBankcard = call({
  method: 'POST',
  path: '/account/addBankcard',
  summary: "Add a certified member's bank card, once its bank knows it as their",
  owner: { member_id: 'member' },
  login: true,
  input: z.object({ member_id: id(), card_no: text(40) }),
  output: card,
  refuses: {
    ...noMember,
    ...noCheck,
    'not-certified': '请先为这位就诊人完成实名认证，再添加银行卡',
    'bad-card': '银行卡号不正确，请核对后再填',
    'asked-too-often': '今天向银行核验的次数太多了，请明天再添加',
    'not-his': '银行没有认出这张卡：请确认是本人的卡，并且可以正常使用',
    known: '这张银行卡已经添加过了',
    'too-many': '最多添加 {most} 张银行卡，请先解绑不用的卡',
  },
})

export const deleteBankcard = call({
  method: 'POST',
  path: '/account/delBankcard',
  summary: 'Take a bank card away, once its balance was taken back',
  owner: ofCard,
  login: true,
  input: aCard,
  output: z.object({}),
  refuses: {
    ...notFound,
    'has-balance': '这张卡还有 {money} 元余额，请先退回余额再解绑',
    changed: '刚刚有一笔充值到账，请刷新后再看',
  },
})

export const getOpenThirdAccount = call({
  method: 'GET',
  path: '/account/getOpenThirdAccount',
  summary: "How far the sub-account of a patient's bank card is",
  owner: ofCard,
  login: true,
  input: aCard,
  output: card,
  refuses: notFound,
})

export const subUploadPhoto = call({
  method: 'POST',
  path: '/account/subUploadPhoto',
  summary: 'Keep the photos of the identity card, already uploaded, on the sub-account of a bank card',
  owner: ofCard,
  login: true,
  envelope: 'state',
  input: z.object({ record_id: id(), subphotoInfo: text(1_000) }),
  output: card,
  refuses: { ...notFound, 'bad-photos': '请上传身份证正面和反面各一张照片', open: '子账户已经开通，不用再传照片' },
})

export const getFaceVerify = call({
  method: 'POST',
  path: '/account/getFaceVerify',
  summary: 'Begin a face check of a certified member; with the token one goes on at the page of who checks',
  owner: { member_id: 'member' },
  login: true,
  idempotency: 'framework',
  input: z.object({ member_id: id(), truename: personName(40), id_card: text(30) }),
  output: z.object({ token: z.string(), url: z.string() }),
  refuses: {
    ...noMember,
    ...noCheck,
    'not-certified': '请先为这位就诊人完成实名认证，再做人脸核验',
    mismatch: '姓名或证件号码和实名资料不一致，请核对后再填',
    'too-many': '今天核验的次数太多了，请明天再试',
  },
})

export const faceResult = call({
  method: 'POST',
  path: '/account/faceResult',
  summary: 'Ask who checks how a face check ended; once it passed the sub-accounts that waited for it are open',
  owner: { token: 'face check' },
  login: true,
  input: z.object({ token: text(200) }),
  output: z.object({ outcome: z.enum(faceOutcomes) }),
  refuses: { 'not-found': '没有找到这次核验' },
})

export const recharge = call({
  method: 'POST',
  path: '/account/recharge',
  summary:
    'Start to put money onto the sub-account of a bank card: the payment by which it comes. One that waited is given up',
  owner: ofCard,
  login: true,
  idempotency: 'framework',
  input: z.object({ record_id: id(), amount: amount(MOST_YUAN) }),
  output: z.object({ recharge_id: z.string(), out_trade_no: z.string(), pay_amount: yuan(), pay_url: z.string() }),
  refuses: {
    ...notFound,
    'not-open': '子账户还没有开通，请先完成证件照和人脸核验',
    changed: '刚刚有另一笔充值，请刷新后再看',
    'too-little': '每次至少充值 {least} 元',
    'too-much': '余额最多 {most} 元，请减少充值金额',
  },
})

export const returnBalance = call({
  method: 'POST',
  path: '/account/returnBalance',
  summary: 'Take the whole balance of a bank card back, to where it came from',
  owner: ofCard,
  login: true,
  idempotency: 'framework',
  input: aCard,
  output: z.object({ refund_amount: yuan() }),
  refuses: { ...notFound, empty: '这张卡没有可以退回的余额' },
})
