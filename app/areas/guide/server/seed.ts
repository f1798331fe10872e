import type { Seed } from '#app/room.ts'
import { guidedChannels } from '../rules.ts'
import { insertPlans, insertTemplates, type NewPlan } from './queries.ts'

const usual = { channels: [...guidedChannels], downloadUrl: '', status: 1, jumpMethods: [1, 2] }

/** Drafts as long as there is no app to be led to; they lead to the page that says what there is. */
const plans: NewPlan[] = [
  {
    ...usual,
    path: '/h5/register/main/index',
    planName: '首页：放到桌面',
    isIndex: false,
    tipMsg: '候诊、停诊提醒，点开就能看到',
    btnName: '放到桌面',
  },
  {
    ...usual,
    path: '/unit/list',
    planName: '医院列表：放到桌面',
    isIndex: true,
    tipMsg: '常看的医院，下次一点就到',
    btnName: '放到桌面',
  },
  {
    ...usual,
    path: '/searchdisease',
    planName: '查疾病：分享来的访客',
    isIndex: true,
    jumpMethods: [1],
    tipMsg: '按疾病找医生，先看清楚再预约',
    btnName: '放到桌面',
  },
  {
    ...usual,
    path: '/doctor/index',
    planName: '找医生：准备中',
    isIndex: false,
    status: 0,
    tipMsg: '关注的医生有号，第一时间知道',
    btnName: '放到桌面',
  },
]

export const seed: Seed = {
  async run({ db, config }) {
    const { androidUrl, iosUrl } = config.nativeApp
    const isDraft = androidUrl === undefined && iosUrl === undefined
    await insertPlans(
      db,
      plans.map((plan) => (isDraft ? { ...plan, status: 0 } : plan)),
    )
    await insertTemplates(db, [
      { name: 'home', url: 'yilu://home' },
      { name: 'doctor', url: 'yilu://doctor?doctor_id={doctor_id}' },
      { name: 'unit', url: 'yilu://unit?unit_id={unit_id}' },
      { name: 'order', url: 'yilu://order?order_id={order_id}' },
    ])
  },
}
