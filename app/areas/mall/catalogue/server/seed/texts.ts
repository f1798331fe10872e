/** Articles of the demonstration by category: title, text, who wrote it. `video` ones have a picture of a video. */
export const articles: Readonly<
  Record<string, readonly { title: string; content: string; author: string; video?: true }[]>
> = {
  wiki: [
    {
      title: '光子嫩肤是什么，适合谁？',
      content:
        '光子嫩肤用一段波长的强脉冲光照射皮肤，多用于改善浅表色斑和细小血管。做之前要由医生面诊，近期晒伤、怀孕或正在用光敏药物的人不适合。做完要防晒，结痂不要抠。',
      author: '皮肤科门诊',
    },
    {
      title: '水杨酸换肤前要知道的三件事',
      content:
        '一是浓度由医生决定，不要在家自行加量；二是术后几天会有脱屑，属于常见反应；三是要停用其他刺激性护肤品一周左右。',
      author: '皮肤科门诊',
      video: true,
    },
    {
      title: '防晒霜的 SPF 和 PA 怎么看',
      content:
        'SPF 说的是对 UVB 的防护，PA 说的是对 UVA 的防护。日常通勤一般 SPF30、PA+++ 就够，户外每两小时补一次。涂得够不够多，比数字高不高更要紧。',
      author: '医学美容科',
    },
    {
      title: '祛痣：激光还是手术切除？',
      content:
        '小而平的色素痣可以由医生判断后激光处理；长在摩擦部位、近期变大、颜色不均、边缘不清的痣，应手术切除并送病理检查，不要自行点痣。',
      author: '皮肤科门诊',
    },
    {
      title: '毛发移植前后的注意事项',
      content:
        '术前停用抗凝药需医生同意，术后三天内头部不要沾水，一到两个月内移植的毛发会先脱落再生长，属正常过程，请按时复诊。',
      author: '医学美容科',
      video: true,
    },
    {
      title: '疤痕护理从什么时候开始',
      content:
        '伤口愈合、拆线后即可在医生指导下开始护理。硅酮类产品和压力衣都需要坚持数月。疤痕发红发痒、持续增厚，请到门诊评估。',
      author: '整形外科门诊',
    },
  ],
  diary: [
    {
      title: '第一次皮肤检测，记录一下',
      content:
        '预约的周三上午，人不多。护士先清洁、拍照，医生看着图讲了二十分钟，说我主要是屏障受损，建议先修护再谈别的，没有推销项目。回家先停了刷酸。',
      author: '晴**',
    },
    {
      title: '祛痣第七天',
      content:
        '鼻翼一颗小痣，医生看过说可以激光。第七天结的痂自己掉了，底下粉粉的，天天戴帽子防晒。两个月后要回去复查。',
      author: '阿**',
      video: true,
    },
    {
      title: '矫正一年小结',
      content:
        '每四周复诊一次，前两周最难受，会吃软的。现在门牙排齐了，医生说还要收间隙。最大的体会：认真刷牙，牙缝刷要随身带。',
      author: '果**',
    },
    {
      title: '产后盆底康复，做完十次',
      content:
        '产后复查评估后开始的，一周两次，每次四十分钟。第六次开始自己能感觉到收缩。治疗师教了在家练的动作，每天十五分钟。',
      author: '小**',
    },
    {
      title: '做完光子第三天',
      content: '当天有点红，冰敷两小时好多了。第三天雀斑颜色变深，医生说会结薄痂脱落。严格防晒中，下个月再看。',
      author: '林**',
    },
  ],
  ask: [
    {
      title: '怀孕可以洗牙吗？',
      content:
        '可以，一般建议在孕中期（4 至 6 个月）进行，去之前告诉医生孕周。牙龈出血、肿痛时不要拖，先让口腔科医生检查。',
      author: '口腔科医生',
    },
    {
      title: '做完光子多久可以化妆？',
      content:
        '皮肤没有破损、泛红消退后再上妆，多数人需要等 24 小时以上；有结痂就等痂自然脱落。以给您做的医生交代的时间为准。',
      author: '皮肤科医生',
    },
    {
      title: '种植牙疼不疼，要多久？',
      content:
        '手术在局部麻醉下做，过程中不会痛，术后一两天会有胀痛。从植入到戴牙冠通常要三到六个月，骨头条件不好的时间更长。',
      author: '口腔科医生',
      video: true,
    },
    {
      title: '孩子几岁开始做正畸评估？',
      content: '建议七岁左右做一次评估，看有没有需要早期干预的问题，多数孩子不必马上矫正，等换牙差不多再开始。',
      author: '口腔科医生',
    },
    {
      title: '体检前一天要注意什么？',
      content: '前一晚清淡饮食、不饮酒，抽血和腹部超声需要空腹 8 小时以上。慢病用药能否照常，请先问开药的医生。',
      author: '体检中心医生',
    },
  ],
}

/** Adverts by place: location, title, text, drawing, where it leads; `{exam}` is the id of a category. */
export const adverts: readonly (readonly [
  location: number,
  title: string,
  text: string,
  picture: string,
  link: string,
])[] = [
  [1, '秋冬体检季', '套餐低至 5 折，报告 7 天内出', 'clipboard', '/health/second?category_id={exam}'],
  [1, '限时秒杀', '每天四场，医院直供', 'tube', '/shop/seckill'],
  [1, '口腔护理周', '洁牙 99 元起，周末可约', 'tooth', '/health/second?category_id={dental}'],
  [2, '体检套餐', '', 'clipboard', '/health/second?category_id={exam}'],
  [2, '口腔齿科', '', 'tooth', '/health/second?category_id={dental}'],
  [2, '医学美容', '', 'drop', '/health/beauty?category_id={beauty}'],
  [2, '康复理疗', '', 'motion', '/health/second?category_id={rehab}'],
  [2, '疫苗接种', '', 'syringe', '/health/second?category_id={vaccine}'],
  [2, '护理上门', '', 'house', '/health/second?category_id={nursing}'],
  [2, '医疗器械', '', 'monitor', '/health/second?category_id={device}'],
  [2, '全部分类', '', 'pill-box', '/health/category'],
  [3, '限时秒杀', '每天四场', 'tube', '/shop/seckill'],
  [3, '热卖榜', '大家都在买', 'first-aid', '/health/hotList'],
  [3, '医疗项目', '按科室找项目', 'motion', '/shop/serviceIndex'],
  [3, '健康商品', '送到家', 'bottle', '/shop/productIndex'],
  [4, '体检前一天怎么准备？', '医生说：空腹 8 小时', '', '/health/healthtab/index'],
  [4, '处方药请凭处方购买', '先问诊，再用药', '', '/help/question'],
  [5, '新人领券', '', 'band', '/account/coupons'],
  [6, '皮肤检测', '看清楚再决定', 'drop', '/health/second?category_id={beauty}'],
  [6, '祛斑面诊', '医生一对一', 'eye', '/health/second?category_id={beauty}'],
  [6, '毛发门诊', '先评估', 'brush', '/health/second?category_id={beauty}'],
  [6, '疤痕护理', '越早越好', 'band', '/health/second?category_id={beauty}'],
  [6, '备用位', '', 'mask', '/health/second?category_id={beauty}'],
  [7, '皮肤管理', '', 'drop', '/health/productlist?category_id={skin}'],
  [7, '祛斑', '', 'eye', '/health/productlist?category_id={spot}'],
  [7, '毛发护理', '', 'brush', '/health/productlist?category_id={hair}'],
  [7, '疤痕修复', '', 'band', '/health/productlist?category_id={scar}'],
  [8, '医生面诊周', '面诊费可抵项目', 'clipboard', '/health/second?category_id={beauty}'],
  [8, '看懂再做', '百科与问答', 'eye', '/health/beauty?category_id={wiki}'],
  [13, '家人一起，更优惠', '同城医院任选', 'house', '/health/hotList'],
  [14, '买前先看：哪些人不适合', '下单前请阅读须知', '', '/health/hotList'],
  [101, '领新人券', '最高省 60 元', 'first-aid', '/account/coupons'],
  [102, '体检预约提醒', '付款后记得选时间', 'clipboard', '/health/hotList'],
  [103, '体检套餐怎么选', '按年龄和项目挑，下单前看清不适合的人', 'clipboard', '/health/hotList'],
  [104, '到院前先看须知', '项目有禁忌，拿不准先问医生', '', '/ask/index'],
]
