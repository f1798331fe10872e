/** Whom one calls. */
export const phones = ['120', '12356'] as const
/** Whom one calls. */
export type EmergencyPhone = (typeof phones)[number]

/** What may be an emergency, as data. */
export interface EmergencySign {
  name: string
  /** One of these in a text speaks of it; of a pair both parts do. They are written as `spoken` in `rules.ts` folds a text. */
  words: readonly (string | readonly [string, string])[]
  /** When it is an emergency: what is added to the sentence of the card. */
  when: string
  /** What to do first, in one sentence. */
  first: string
  phone: EmergencyPhone
  /** The publication that says so. */
  source: string
}

/** Every word of one list with every word of the other. */
const each = (some: string, others: string): readonly (readonly [string, string])[] =>
  some.split(' ').flatMap((one) => others.split(' ').map((other) => [one, other] as const))

const words = (text: string): readonly string[] => text.split(' ')

const EMERGENCY_CARE = '世界卫生组织、红十字国际委员会《基本急救》（Basic Emergency Care，2018）'

/** The signs of the product itself, the most urgent first: what a desk begins with, and what stands where nothing else is known. */
export const emergencySigns: readonly EmergencySign[] = [
  {
    name: '想伤害自己',
    words: [
      ...words(
        '自杀 轻生 寻死 自残 自伤 割腕 跳楼 不想活 不想活了 活不下去 活着没意思 活着没有意思 想死 结束生命 一死了之',
      ),
      ...each('吞 吃 服', '安眠药过量 大量安眠药 整瓶安眠药'),
    ],
    when: '有伤害自己的念头，现在就可以打 12356 找人说说，24 小时有人接听',
    first: '已经受伤或服药，马上打 120；身边的人请陪着，别让他一个人待着。',
    phone: '12356',
    source: '国家卫生健康委《关于应用“12356”全国统一心理援助热线电话号码的通知》（2024）',
  },
  {
    name: '心脏急症',
    words: [
      ...words(
        '胸痛 胸疼 胸口痛 胸口疼 胸闷 胸口闷 心口痛 心口疼 心绞痛 心梗 心肌梗死 心肌梗塞 急性冠脉综合征 主动脉夹层 心脏骤停 猝死',
      ),
      ...each('胸 心口', '压榨 压着 撕裂 出冷汗 冒冷汗'),
    ],
    when: '胸口像被压住、撕裂一样痛，出冷汗、喘不上气，或痛到左臂、后背、下巴',
    first: '马上打 120。坐下或躺下别走动，别自己开车去医院。',
    phone: '120',
    source: '中华医学会心血管病学分会《急性 ST 段抬高型心肌梗死诊断和治疗指南（2019）》',
  },
  {
    name: '脑卒中',
    words: [
      ...words(
        '中风 脑卒中 卒中 脑梗 脑梗死 脑梗塞 脑出血 脑溢血 蛛网膜下腔出血 嘴歪 口歪 口角歪斜 口眼歪斜 脸歪 面瘫 半身不遂 偏瘫 说话不清 言语不清 吐字不清 口齿不清 说不出话 突然看不见',
      ),
      ...each('半边 一侧 单侧', '麻 没力 无力 没劲 不能动 动不了'),
      ...each('突然 炸裂', '头痛 头疼'),
    ],
    when: '突然一侧脸歪、一侧手脚没力，或说话不清、剧烈头痛',
    first: '马上打 120，记下发病的时间。别喂水喂药，早到一分钟就多救一分。',
    phone: '120',
    source: '中国卒中学会“中风 1-2-0”；Zhao J, Liu R. Lancet Neurology 2017;16:27–28',
  },
  {
    name: '喘不上气',
    words: [
      ...words(
        '呼吸困难 喘不上气 喘不过气 喘不来气 透不过气 呼吸费力 憋气 窒息 噎住 噎着 呛住 气管异物 气道异物 异物卡喉 急性喉炎 喉头水肿 哮喘发作 嘴唇发紫 口唇发紫 嘴唇发青',
      ),
    ],
    when: '坐着也喘、一句话说不完、嘴唇发紫，或被东西噎住',
    first: '马上打 120，坐直、解开衣领。噎住时按海姆立克法冲击腹部。',
    phone: '120',
    source: EMERGENCY_CARE,
  },
  {
    name: '叫不醒、抽搐',
    words: words('昏迷 昏倒 晕倒 晕厥 叫不醒 意识不清 神志不清 失去意识 抽搐 抽风 惊厥 癫痫 口吐白沫 休克'),
    when: '叫不醒、抽搐超过 5 分钟，或反复抽搐',
    first: '马上打 120。让他侧躺，别往嘴里塞东西，别按住手脚。',
    phone: '120',
    source: EMERGENCY_CARE,
  },
  {
    name: '孕期出血',
    words: [
      ...words(
        '胎盘早剥 前置胎盘 宫外孕 异位妊娠 先兆流产 流产 胎动减少 胎动变少 没有胎动 没胎动 胎动消失 破水 羊水破 子痫 产后出血 产后大出血',
      ),
      ...each('孕 胎', '出血 流血 见红 肚子痛 肚子疼 腹痛 头晕眼花'),
    ],
    when: '怀孕时出血、肚子一阵阵痛、破水，或胎动明显变少',
    first: '马上去有产科急诊的医院；血多、头晕或站不住就打 120，平躺等车。',
    phone: '120',
    source: '国家卫生健康委《母婴健康素养——基本知识与技能》',
  },
  {
    name: '小宝宝发烧',
    words: [
      ...words('新生儿发热 新生儿发烧 热性惊厥 高热惊厥 热惊厥'),
      ...each('宝宝 婴儿 新生儿 月龄 满月 个月大 小孩 孩子 儿童 小儿', '发烧 发热 高烧 高热'),
    ],
    when: '不到 3 个月的宝宝烧到 38℃，或任何年龄的孩子精神很差、抽搐、喘得厉害',
    first: '马上去儿科急诊；抽搐、叫不醒就打 120。',
    phone: '120',
    source: '《中国 0 至 5 岁儿童病因不明急性发热诊断和处理若干问题循证指南》，中华儿科杂志 2016;54(2)',
  },
  {
    name: '大出血',
    words: [...words('咯血 咳血 吐血 呕血 大出血 流血不止 出血不止 止不住血 血止不住 消化道出血')],
    when: '一次吐血、咯血超过一小杯，血止不住，或头晕、出冷汗、站不稳',
    first: '马上打 120。侧躺，别吃东西；伤口用干净的布用力压住。',
    phone: '120',
    source: EMERGENCY_CARE,
  },
  {
    name: '中毒、误服',
    words: [
      ...words('中毒 煤气 一氧化碳 农药 百草枯 敌敌畏 误服 误食 吃错药 喝错药 药物过量 误吞'),
      ...each('吞 咽', '电池 磁铁 磁珠 硬币'),
    ],
    when: '吃错或喝错了东西、闻到煤气，或有人头晕、呕吐、叫不醒',
    first: '马上打 120，先到通风的地方。别自己催吐，带上剩下的药或瓶子。',
    phone: '120',
    source: EMERGENCY_CARE,
  },
  {
    name: '严重过敏',
    words: [...words('过敏性休克 严重过敏 急性过敏'), ...each('过敏 荨麻疹', '喘 呼吸 喉咙 喉头 嘴肿 脸肿 晕')],
    when: '起疹子的同时喘、喉咙发紧、脸和嘴肿，或头晕、站不稳',
    first: '马上打 120，躺下、脚抬高。带着肾上腺素笔的现在就用。',
    phone: '120',
    source: EMERGENCY_CARE,
  },
  {
    name: '严重受伤',
    words: words(
      '车祸 坠落 高处摔 触电 电击伤 溺水 断指 断手 刀伤 枪伤 蛇咬 毒蛇 脑外伤 大面积烧伤 大面积烫伤 烧烫伤 中暑 热射病',
    ),
    when: '伤得重、血止不住、叫不醒，或烧烫伤比手掌大',
    first: '马上打 120，别随便搬动伤者。烧烫伤用流动的凉水冲 20 分钟。',
    phone: '120',
    source: EMERGENCY_CARE,
  },
  {
    name: '剧烈腹痛',
    words: [
      ...words('剧烈腹痛 急腹症 绞痛难忍 肠梗阻 肠穿孔 胃穿孔 阑尾穿孔'),
      ...each('肚子 腹', '剧痛 痛死 疼死 硬得像板 痛得直不起腰 疼得直不起腰'),
    ],
    when: '肚子痛得直不起腰、摸着发硬，或伴有呕血、黑便、高烧',
    first: '马上打 120 或去急诊。到医院前别吃东西，别吃止痛药。',
    phone: '120',
    source: EMERGENCY_CARE,
  },
]
