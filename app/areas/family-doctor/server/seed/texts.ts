import type { EventKind } from '../../rules.ts'

/** What every team promises for nothing. */
export const basePromises: readonly { kind: EventKind; name: string; times: number }[] = [
  { kind: 'assess', name: '健康评估', times: 1 },
  { kind: 'report', name: '年度体检与结果讲解', times: 1 },
  { kind: 'phone', name: '电话随访', times: 4 },
  { kind: 'visit', name: '上门或门诊随访', times: 2 },
  { kind: 'plan', name: '个人健康计划', times: 1 },
]

/** Packages beside the base one. */
export const moreMeals = [
  {
    name: '慢病管理包',
    priceFen: 12_000,
    content: '适合高血压、糖尿病患者：每月随访一次，每季度化验一次，调整用药建议。',
    promises: [
      { kind: 'phone', name: '每月随访', times: 12 },
      { kind: 'report', name: '季度化验', times: 4 },
    ],
  },
  {
    name: '居家照护包',
    priceFen: 36_000,
    content: '适合行动不便的老人：护士按月上门，测量、换药、指导家人照护。',
    promises: [{ kind: 'visit', name: '护士上门', times: 12 }],
  },
] as const

/** What doctors tell their residents. */
export const says = [
  [
    '天冷了，血压怎么量才准',
    '早晨起床后一小时内、服药和早餐之前量，坐着休息五分钟，连量两次取平均。把数字记下来，随访时一起看。',
  ],
  ['流感疫苗什么时候打', '每年入冬前打一次就好。六十岁以上的老人、六个月以上的孩子和慢性病患者，建议优先接种。'],
  ['空腹血糖偏高先别慌', '先看最近的饮食、睡眠和运动，两周后再复查一次空腹和餐后两小时血糖。两次都高，请约我们面谈。'],
  [
    '孩子发烧，什么时候要去医院',
    '精神好、能喝水，可以先在家观察。三个月以下、烧超过三天、精神差或抽搐，请马上去医院。',
  ],
  ['老人在家怎么防跌倒', '夜里留一盏小灯，浴室铺防滑垫，起床先坐一分钟。安眠药、降压药调整后的头几天要格外小心。'],
] as const

/** What a team did with a resident of the demonstration, so many days ago. */
export const visits = [
  { kind: 'visit', daysAgo: 178, title: '签约后首次上门', content: '了解家庭情况，教会使用家里的血压计。' },
  { kind: 'phone', daysAgo: 120, title: '电话随访', content: '近期睡眠好转，血压平稳，建议继续少盐饮食。' },
  { kind: 'phone', daysAgo: 44, title: '电话随访', content: '换季提醒：注意保暖，预约流感疫苗。' },
] as const

/** A yearly examination. */
export const report = {
  title: '年度体检',
  content: '总胆固醇稍高，其余正常。少吃油炸和动物内脏，三个月后复查血脂。',
  values: [
    { name: '空腹血糖', value: '5.4 mmol/L', normal: '3.9–6.1' },
    { name: '总胆固醇', value: '5.8 mmol/L', normal: '低于 5.2' },
    { name: '血压', value: '128/82 mmHg', normal: '低于 140/90' },
  ],
}

/** A plan: its items by the day, counted from today, from which they can be confirmed. */
export const plan = {
  title: '三个月血脂改善计划',
  items: [
    { text: '记录一周三餐，找出油炸食品', inDays: -30 },
    { text: '每周快走五次，每次三十分钟', inDays: -14 },
    { text: '复查体重和腰围', inDays: -1 },
    { text: '到社区复查血脂', inDays: 40 },
  ],
}

export const advice = '体重和血压都在正常范围。血脂稍高，已为您做了三个月的饮食和运动计划，到时复查。'
