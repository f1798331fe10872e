/** An event of the demonstration. */
export interface DemoEvent {
  title: string
  intro: string
  place: string
  places: number
  minAge?: number
  maxAge?: number
  asksHealth?: boolean
  points?: number
  /** Which day, from today. */
  inDays: number
  begin: string
  end: string
  /** The department is one with this in its name. */
  of: string
  /** So many come; `all`: it is full, and the last two wait. */
  fills?: number | 'all'
}

export const demoEvents: readonly DemoEvent[] = [
  {
    title: '护心开放日：量血压、听心音、问医生',
    intro:
      '上午 9 点开门签到，先量血压和体重，再听 30 分钟讲座，最后分组提问。\n请带上最近的体检报告和正在吃的药。\n不收费，不推销，现场有热水和座位。',
    place: '门诊楼 3 层报告厅',
    places: 40,
    points: 20,
    inDays: 5,
    begin: '09:00',
    end: '11:30',
    of: '心',
    fills: 'all',
  },
  {
    title: '糖友厨房：一顿饭怎么配',
    intro:
      '营养师带大家配一顿 500 千卡的午饭，认一认食物的量，学会看营养标签。\n请空腹血糖正常的家人一起来，回家好照着做。',
    place: '营养科示教室',
    places: 24,
    points: 10,
    inDays: 9,
    begin: '14:30',
    end: '16:30',
    of: '内分泌',
    fills: 6,
  },
  {
    title: '肩颈放松操小班',
    intro: '康复治疗师带练 12 个动作，纠正姿势，教您怎么在工位上做。\n请穿宽松衣服和运动鞋，自带水。',
    place: '康复大厅',
    places: 16,
    minAge: 16,
    asksHealth: true,
    inDays: 3,
    begin: '19:00',
    end: '20:00',
    of: '康复',
    fills: 4,
  },
  {
    title: '小小医生：六到十二岁医院体验课',
    intro: '穿上小白大褂，听心跳、学包扎、看显微镜。家长全程陪同，课后有结业合影。',
    place: '儿科门诊二层活动区',
    places: 20,
    minAge: 6,
    maxAge: 12,
    inDays: 14,
    begin: '10:00',
    end: '11:30',
    of: '儿',
  },
  {
    title: '孕妇学校第一课：怎么数胎动',
    intro: '助产士讲胎动怎么数、什么时候要马上来医院，现场练习，可以带家人。',
    place: '产科宣教室',
    places: 30,
    points: 10,
    inDays: -6,
    begin: '09:30',
    end: '10:30',
    of: '产',
    fills: 8,
  },
]
