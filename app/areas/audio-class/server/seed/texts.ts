/** A class of the demonstration. */
export interface DemoClass {
  categoryId: number
  title: string
  summary: string
  intro: string
  priceYuan: number
  illNames: readonly string[]
  /** Each with its name, what it is about and, where everybody may hear it, `true`. */
  sections: readonly (readonly [title: string, words: string, isFree?: boolean])[]
  isEssence?: boolean
  banner?: string
  shareGoal?: number
  withCoupon?: boolean
  withActivity?: boolean
}

export const demoClasses: readonly DemoClass[] = [
  {
    categoryId: 1,
    title: '高血压：在家管好它的四件事',
    priceYuan: 19.9,
    illNames: ['高血压'],
    isEssence: true,
    banner: '四节短课，把血压管明白',
    shareGoal: 3,
    withCoupon: true,
    summary: '量准、吃对、动够、睡好，药怎么吃、什么时候来医院，一次说清楚。',
    intro:
      '确诊高血压以后，大多数人最想知道的不是发病机理，而是明天早上该怎么做。\n这门课按一天的顺序来讲：起床怎么量、早饭怎么吃、药什么时候吃、晚上怎么睡。每一节都很短，可以边散步边听。\n课程是健康科普，不能代替面诊；血压持续在 180/110 以上，或伴有胸痛、剧烈头痛，请马上就医。',
    sections: [
      ['先导：血压高到底伤在哪里', '为什么没有感觉也要管，以及这门课怎么听。', true],
      ['在家量血压，怎样才算准', '歇多久、袖带绑哪里、量几次、怎么记。', true],
      ['少吃一半盐，其实不难', '酱油、挂面、腌菜里的盐在哪里，怎么替换。'],
      ['降压药最常见的五个误会', '会不会上瘾、能不能停、早上吃还是晚上吃。'],
    ],
  },
  {
    categoryId: 2,
    title: '糖尿病饮食：一日三餐怎么搭',
    priceYuan: 29,
    illNames: ['糖尿病', '2型糖尿病'],
    isEssence: true,
    withActivity: true,
    summary: '主食吃多少、水果能不能吃、外出吃饭怎么点，跟着餐盘走。',
    intro:
      '控制血糖不等于饿肚子。这门课用一个普通的餐盘，讲清楚主食、蔬菜和蛋白质各占多少。\n课程里的例子都是家常菜，不需要买特别的食品。正在用胰岛素或降糖药的朋友，调整饮食前请先问过您的医生。',
    sections: [
      ['一个餐盘，看懂一顿饭', '半盘菜、四分之一主食、四分之一蛋白质。', true],
      ['水果什么时候吃、吃多少', '两餐之间、一个拳头大小，哪些要少吃。'],
      ['外出吃饭怎么点菜', '火锅、面馆、宴席，各有各的吃法。'],
      ['低血糖来了怎么办', '十五克糖、等十五分钟，再量一次。'],
    ],
  },
  {
    categoryId: 5,
    title: '孩子发烧，先别慌',
    priceYuan: 0,
    illNames: ['小儿发热', '发热'],
    banner: '退烧、观察、送医，一听就会',
    summary: '几度用药、怎么物理降温、哪些情况马上去医院。全程免费。',
    intro:
      '孩子发烧是家长最常遇到的事。这门免费课把“看精神、算剂量、知道什么时候去医院”三件事讲清楚。\n三个月以下的婴儿发烧，请直接去医院。',
    sections: [
      ['看精神，比看度数重要', '能玩能喝水的孩子可以在家观察。', true],
      ['退烧药怎么算量', '按体重不按年龄，两种药不要交替吃。', true],
      ['这几种情况，马上去医院', '抽搐、精神差、呼吸快、尿少、皮疹。', true],
    ],
  },
  {
    categoryId: 6,
    title: '睡个好觉：失眠的行为疗法',
    priceYuan: 39,
    illNames: ['失眠', '失眠症'],
    isEssence: true,
    shareGoal: 2,
    summary: '不靠药，用四周时间把睡眠节律找回来。',
    intro:
      '越想睡越睡不着，是很多人的夜晚。行为疗法是各国指南都推荐先做的办法：固定起床时间、床只用来睡觉、白天把光和运动补够。\n课程带您一步一步做。如果同时有情绪低落超过两周，请到心理科或精神科门诊看一看。',
    sections: [
      ['您的失眠是哪一种', '入睡难、醒得早、睡得浅，办法不一样。', true],
      ['床只用来睡觉', '二十分钟睡不着就起来，听起来难，做起来灵。'],
      ['固定起床的力量', '周末也一样，节律从早上开始。'],
    ],
  },
  {
    categoryId: 7,
    title: '颈肩腰：久坐的人随时能做的小动作',
    priceYuan: 12.5,
    illNames: ['颈椎病', '腰椎间盘突出'],
    withCoupon: true,
    summary: '跟着口令做，办公室里就能练，不需要器械。',
    intro:
      '颈肩腰的不舒服，多半不是“错位”，而是一个姿势太久。这门课是跟练：每节一个部位，跟着口令慢慢做。\n做的时候不应该疼；有手脚发麻、无力，或者疼到睡不着，请先去看医生。',
    sections: [
      ['开始之前：怎样算安全', '先试一试活动范围，哪些情况不要练。', true],
      ['颈部跟练', '收下巴、转头、侧屈，慢一点。'],
      ['肩胛跟练', '把肩膀放下来，背就松了。'],
      ['腰部跟练', '骨盆前后倾，找到不累的坐姿。'],
    ],
  },
  {
    categoryId: 4,
    title: '孕期四十周，要紧的几次叮嘱',
    priceYuan: 49,
    illNames: ['妊娠', '产前检查'],
    summary: '产检做什么、吃什么、哪些信号要马上去医院。',
    intro:
      '按月份来听：要紧的几次产检看什么、身体会有哪些变化、家人能帮上什么。\n出现阴道出血、剧烈腹痛、胎动明显减少，请不要等，马上去医院。',
    sections: [
      ['第一个月：叶酸和第一次检查', '确定怀孕以后先做的三件事。', true],
      ['第三个月：唐筛怎么选', '三种检查各查什么，什么时候做。'],
      ['第七个月：数胎动', '每天三次，每次一小时，少了怎么办。'],
    ],
  },
  {
    categoryId: 11,
    title: '家庭小药箱：常备药怎么放怎么吃',
    priceYuan: 0,
    illNames: [],
    summary: '哪些药值得备、怎么看有效期、哪些药不能一起吃。',
    intro: '打开家里的药箱，把过期的拿出来，缺的补上。这门免费课三节听完，就能整理好一个够用又安全的小药箱。',
    sections: [
      ['药箱里该有什么', '退烧、止泻、外伤、过敏，各备一种。', true],
      ['说明书先看哪三行', '适应症、用法用量、禁忌。', true],
      ['这些药不要一起吃', '感冒药叠加、头孢和酒。', true],
    ],
  },
  {
    categoryId: 12,
    title: '照护失能老人：家属第一课',
    priceYuan: 25,
    illNames: ['脑卒中', '阿尔茨海默病'],
    summary: '翻身、喂饭、防跌倒，还有照顾好您自己。',
    intro:
      '家里有老人卧床，照顾的人往往最累。这门课由临床医生讲家属每天都要做的事：怎么翻身不伤腰，怎么喂饭不呛，怎么布置房间不跌倒。',
    sections: [
      ['每两小时翻一次身', '压疮从哪里开始，怎样早发现。', true],
      ['喂饭不呛：坐直、小口、等一等', '什么样的食物容易呛，怎么调稠。'],
      ['房间里的十处隐患', '灯、地垫、床高、卫生间的扶手。'],
    ],
  },
]

/** What demonstration listeners say, with their stars. */
export const demoComments: readonly (readonly [stars: number, content: string])[] = [
  [5, '医生讲得慢，老人也听得懂，我妈每天早上散步时听一节。'],
  [5, '讲得很实在，没有推销东西，听完知道该怎么做了。'],
  [4, '内容很好，要是每节再长一点就更好了。'],
  [5, '按课里的办法做了两周，确实有变化，推荐给同事了。'],
  [4, '声音清楚，边做饭边听正合适。'],
]

/** What is answered to the first of them. */
export const demoReply = '我也是陪爸妈一起听的，谢谢推荐。'
