import { TOO_LATE } from '#app/areas/notices/sms/rules.ts'

/** Failed runs and troubles are stored so many days. */
export const STORED_DAYS = 30

/** How a failed run stands. */
export const failureStates = ['open', 'repeated', 'discarded'] as const
/** How a failed run stands. */
export type FailureState = (typeof failureStates)[number]
/** The same in words. */
export const failureWords: Readonly<Record<FailureState, string>> = {
  open: '待处理',
  repeated: '已重跑',
  discarded: '已忽略',
}

/** By what failed runs, and troubles, may be sorted. */
export const failureSorts = { last_time: 'desc', times: 'desc' } as const
/** By what troubles of outside services may be sorted. */
export const troubleSorts = { last_time: 'desc', times: 'desc' } as const

const ownCodes: Readonly<Record<string, string>> = { [TOO_LATE]: '过时未发', TIMEOUT: '没等到回答' }
/** A code as a list shows it: that of a provider as it is, one of ours in words. */
export const failCodeWords = (code: string): string => ownCodes[code] ?? code

/** What jobs are about, by the beginning of their names. */
const jobRooms: Readonly<Record<string, string>> = {
  account: '账号',
  activities: '活动',
  analytics: '访问统计',
  appointments: '到院预约',
  articles: '文章',
  bargain: '砍价',
  booking: '挂号',
  comments: '评论',
  complaints: '投诉',
  consult: '问诊',
  content: '内容与广告',
  desk: '工作台登录',
  entries: '银行预约与家庭日',
  exports: '导出文件',
  imports: '导入文件',
  'family-doctor': '家庭医生',
  files: '文件',
  guahao: '就诊卡',
  guide: '导诊',
  help: '客服',
  inquiry: '海外询价',
  invitations: '邀请',
  licences: '医师执业证',
  location: '位置与天气',
  lottery: '抽奖',
  mall: '商城',
  masters: '医院资料',
  membership: '会员',
  messages: '站内消息',
  offline: '线下活动',
  operations: '运行与任务',
  orders: '商城订单',
  overseas: '海外就医',
  parking: '停车',
  patients: '患者备注',
  pay: '支付与对账',
  'points-mall': '积分商城',
  prescriptions: '处方',
  ranks: '医生榜',
  records: '健康档案',
  refunds: '售后退款',
  sandbox: '演示',
  schedules: '排班',
  search: '搜索',
  seckill: '秒杀',
  sms: '短信',
  stops: '停诊',
  'store-app': '门店设备',
  waitlist: '候补',
  wire: '接口',
  workbench: '医生登录',
}

/** What a job is about, in words; undefined where nobody said. */
export const roomOfJob = (name: string): string | undefined => jobRooms[name.split('.')[0] ?? '']

/** Outside services in words. */
const services: Readonly<Record<string, string>> = {
  sms: '短信',
  alipay: '支付宝',
  wechat: '微信支付',
  'wechat-pay': '微信支付',
  storage: '文件存储',
  calls: '音视频',
  parking: '停车',
  person: '实名与人脸',
  'city-app': '城市 App',
  'stand-in': '示范支付',
  express: '快递查询',
  identity: '第三方登录',
  invoice: '电子发票',
  messaging: '微信',
  weather: '天气',
}

/** An outside service in words, or as it is called. */
export const serviceName = (service: string): string => services[service] ?? service
