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
        '自杀 轻生 寻死 自残 自伤 割腕 跳楼 不想活 活不下去 活够了 活着好累 活着没意思 活着没有意思 活着没意义 活着没有意义 活下去的勇气',
      ),
      ...words('想死 死了算了 一死了之 厌世 生无可恋 结束生命 结束自己 了结自己 离开这个世界 离开人世 zisha qingsheng'),
      ...each('想 要', '从楼上跳 跳下去 跳河 跳江 跳桥'),
      ...each('大量 过量 整瓶 一瓶 半瓶 一把 很多 好多 几十片', '安眠药'),
      ...each('吞 吃', '一把药 整瓶药'),
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
        '胸痛 胸疼 胸口痛 胸口疼 胸部痛 胸部疼 胸前区 胸骨后 心前区 左胸痛 左胸疼 胸口刺痛 胸闷 胸口闷 胸口发紧 胸口堵 胸口难受 心口痛 心口疼 心脏痛 心脏疼',
      ),
      ...words(
        '心绞痛 心梗 心肌梗死 心肌梗塞 急性冠脉综合征 主动脉夹层 心脏骤停 心跳停 没有心跳 没心跳了 没有脉搏 摸不到脉搏 猝死',
      ),
      ...each('胸 心口', '压榨 压着 压了 压迫 石头 撕裂 冷汗 大汗'),
      ...each('后背 背部', '撕裂'),
      ...each('胳膊 左臂 手臂 下巴', '冷汗'),
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
        '中风 脑卒中 卒中 脑梗 脑梗死 脑梗塞 脑出血 脑溢血 蛛网膜下腔出血 嘴歪 嘴巴歪 嘴角歪 口歪 口角歪斜 口眼歪斜 脸歪 面瘫 半身不遂 偏瘫',
      ),
      ...words(
        '说话不清 说话含糊 讲话不清 言语不清 吐字不清 口齿不清 说不清话 讲不清话 说不出话 讲不出话 说不了话 舌头发硬 头痛欲裂 头疼欲裂',
      ),
      ...each('半边 半身 一侧 单侧 一边', '麻 没力 无力 没劲 不能动 动不了 使不上劲 抬不起'),
      ...each('左侧 右侧 左边 右边 左手 右手 左腿 右腿', '没力 无力 没劲 不能动 动不了 使不上劲'),
      ...each('突然 炸裂 剧烈', '头痛 头疼'),
      ...each('头痛 头疼', '要炸 炸开 裂开 要裂'),
      ...each('突然', '看不见 失明 眼前发黑 站不稳 走不稳 讲不清'),
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
        '呼吸困难 呼吸费力 呼吸急促 呼吸不了 不能呼吸 没法呼吸 无法呼吸 喘不上气 喘不过气 喘不来气 透不过气 透不上气 上不来气 上不了气 气不够用 气紧 憋气 憋得慌 窒息',
      ),
      ...words(
        '噎住 噎着 噎到 呛住 呛着 呛到 呛奶 气管异物 气道异物 异物卡喉 卡喉咙 喉咙卡 卡在喉咙 卡嗓子 急性喉炎 喉头水肿 哮喘发作 哮喘犯',
      ),
      ...each('嘴唇 口唇 脸', '发紫 紫了 憋紫 发青 发绀 发乌'),
    ],
    when: '坐着也喘、一句话说不完、嘴唇发紫，或被东西噎住',
    first: '马上打 120，坐直、解开衣领。噎住时按海姆立克法冲击腹部。',
    phone: '120',
    source: EMERGENCY_CARE,
  },
  {
    name: '叫不醒、抽搐',
    words: [
      ...words(
        '昏迷 昏倒 昏过去 晕倒 晕过去 晕厥 叫不醒 喊不醒 不省人事 意识不清 意识模糊 意识丧失 没了意识 神志不清 失去意识 失去知觉 没有呼吸 没呼吸了',
      ),
      ...words('抽搐 抽风 惊厥 癫痫 羊癫疯 羊角风 口吐白沫 翻白眼 休克'),
      ...each('叫 喊 拍', '没反应 没有反应'),
      ...each('孩子 宝宝 小孩 娃', '抽了 抽起来 抽过去'),
    ],
    when: '叫不醒、抽搐超过 5 分钟，或反复抽搐',
    first: '马上打 120。让他侧躺，别往嘴里塞东西，别按住手脚。',
    phone: '120',
    source: EMERGENCY_CARE,
  },
  {
    name: '孕期出血',
    words: [
      ...words(
        '胎盘早剥 前置胎盘 宫外孕 异位妊娠 先兆流产 流产 胎动减少 胎动变少 胎动少 没有胎动 没胎动 胎动没了 胎动消失 不到胎动 宫缩 破水 羊水破 子痫 产后出血 产后大出血',
      ),
      ...each(
        '孕 胎儿 胎心 胎停 胎位 双胎 头胎 二胎 三胎 怀胎 大肚子',
        '出血 流血 见红 肚子痛 肚子疼 腹痛 肚子一阵 头晕眼花 摔',
      ),
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
      ...each(
        '宝宝 婴儿 新生儿 月龄 满月 月子 个月大 小孩 孩子 儿童 小儿 娃',
        '发烧 发热 高烧 高热 烧到 38度 385度 39度 395度 40度 41度',
      ),
      ...each('新生儿 月子 满月', '不吃奶 拒奶'),
      ...each('宝宝 婴儿 小孩 孩子 娃', '精神很差 精神差 精神不好 没精神'),
    ],
    when: '不到 3 个月的宝宝烧到 38℃，或任何年龄的孩子精神很差、抽搐、喘得厉害',
    first: '马上去儿科急诊；抽搐、叫不醒就打 120。',
    phone: '120',
    source: '《中国 0 至 5 岁儿童病因不明急性发热诊断和处理若干问题循证指南》，中华儿科杂志 2016;54(2)',
  },
  {
    name: '大出血',
    words: [
      ...words(
        '咯血 咳血 吐血 呕血 大出血 血不止 血流不止 一直流血 一直出血 止不住血 血止不住 大量便血 动脉出血 消化道出血',
      ),
      ...words('出血很多 流血很多 血喷 喷血'),
      ...each('流 出 吐 便', '很多血 好多血'),
      ...each('吐', '咖啡渣 咖啡色 咖啡样 咖啡一样'),
    ],
    when: '一次吐血、咯血超过一小杯，血止不住，或头晕、出冷汗、站不稳',
    first: '马上打 120。侧躺，别吃东西；伤口用干净的布用力压住。',
    phone: '120',
    source: EMERGENCY_CARE,
  },
  {
    name: '中毒、误服',
    words: [
      ...words(
        '中毒 中煤气 漏煤气 煤气漏 煤气泄漏 一氧化碳 农药 百草枯 敌敌畏 老鼠药 鼠药 误服 误食 误喝 误吞 吃错药 喝错药 吃多了药 药吃多 药物过量 双硫仑',
      ),
      ...each('闻到 闻着', '煤气 燃气 天然气'),
      ...each('吞 咽 吃', '电池 磁铁 磁珠 磁力珠 硬币'),
      ...each('喝', '洁厕 消毒液 消毒水 84消毒 清洁剂 洗洁精 洗衣液 汽油 柴油'),
      ...each('吃', '野蘑菇 毒蘑菇 野菌 菌子 河豚'),
      ...each('头孢', '喝酒 饮酒 酒'),
      ...words('误吃 吃干燥剂 吃洗衣凝珠'),
      ...each('吃了 吃进 吃下 吃到 吞 咽 舔 咬', '大人的药 干燥剂 洗衣凝珠'),
    ],
    when: '吃错或喝错了东西、闻到煤气，或有人头晕、呕吐、叫不醒',
    first: '马上打 120，先到通风的地方。别自己催吐，带上剩下的药或瓶子。',
    phone: '120',
    source: EMERGENCY_CARE,
  },
  {
    name: '严重过敏',
    words: [
      ...words('过敏性休克 严重过敏 急性过敏 马蜂 蜂蜇 蜂蛰'),
      ...each('过敏 荨麻疹 起疹子 风团 打针 打完针 输液 海鲜 蜜蜂', '喘 呼吸 喉咙 喉头 嘴肿 脸肿 全身肿 晕'),
      ...each('嘴肿 嘴唇肿 脸肿 舌头肿', '喘 喉咙'),
    ],
    when: '起疹子的同时喘、喉咙发紧、脸和嘴肿，或头晕、站不稳',
    first: '马上打 120，躺下、脚抬高。带着肾上腺素笔的现在就用。',
    phone: '120',
    source: EMERGENCY_CARE,
  },
  {
    name: '严重受伤',
    words: [
      ...words(
        '车祸 坠落 坠楼 高处摔 高处掉 触电 电击伤 被电到 被电了 溺水 落水 淹水 断指 断手 手指断 切断 绞断 骨头露 刀伤 刀砍 捅伤 被捅 枪伤 中枪 蛇咬 毒蛇',
      ),
      ...words(
        '脑外伤 摔到头 撞到头 磕到头 砸到头 撞头 头着地 头摔 头磕 脑袋磕 脑袋撞 脑袋摔 烧伤 烫伤 烫到 被烫 水烫 烧烫伤 冻伤 中暑 热射病',
      ),
      ...each('楼 床 梯 高处 高空 窗', '摔下 掉下 跌下'),
      ...each('刀', '捅'),
      ...each('机器', '绞 轧'),
      ...each('腿 胳膊', '摔断 断了'),
      ...each('脖子 腰', '摔伤动不了'),
      ...each('眼', '石灰 硫酸 强酸 强碱 化学品 洁厕'),
      ...each('硫酸', '泼 烧'),
    ],
    when: '伤得重、血止不住、叫不醒，或烧烫伤比手掌大',
    first: '马上打 120，别随便搬动伤者。烧烫伤用流动的凉水冲 20 分钟。',
    phone: '120',
    source: EMERGENCY_CARE,
  },
  {
    name: '剧烈腹痛',
    words: [
      ...words('剧烈腹痛 急腹症 绞痛难忍 肠梗阻 肠穿孔 胃穿孔 阑尾穿孔'),
      ...each('肚子 腹 胃', '剧痛 剧疼 痛死 疼死 打滚 硬得像板 硬邦邦 直不起腰'),
      ...words('满地打滚'),
    ],
    when: '肚子痛得直不起腰、摸着发硬，或伴有呕血、黑便、高烧',
    first: '马上打 120 或去急诊。到医院前别吃东西，别吃止痛药。',
    phone: '120',
    source: EMERGENCY_CARE,
  },
]
