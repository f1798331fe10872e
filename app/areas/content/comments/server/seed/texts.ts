import type { ArticleDraft } from '#app/areas/content/articles/server/public.ts'

/** What readers of the demonstration say of an article, and what is answered. */
export const talks: readonly { said: string; answers: readonly string[] }[] = [
  { said: '终于有人把这件事讲明白了，已经转给我爸妈。', answers: ['我也转到家里的群了。'] },
  { said: '以前一直做错了，按文章里的方法试了一周，感觉好多了。', answers: [] },
  {
    said: '请问老年人也适用吗？我妈妈今年七十二岁。',
    answers: ['每个人情况不同，建议带老人到门诊看看，由医生当面评估。'],
  },
  { said: '写得很实在，没有吓唬人。', answers: [] },
  { said: '希望再写一篇讲饮食的，平时怎么吃最拿不准。', answers: ['同求，想看食谱。', '我也想看。'] },
  { said: '字可以再大一点，老人看着费劲。点了大字版就好了，谢谢提醒。', answers: [] },
  { said: '收藏了，下次复诊带着问题去问医生。', answers: [] },
]

/** What a rule holds, and what is reported: a desk of the demonstration finds something to do. */
export const toModerate = {
  held: '我们这边林医生那里 300 元就能拿到号，想要的可以找我。',
  reported: '都是骗人的，不用看医生，喝我家的茶就好了。',
} as const

/** What a doctor of a desk wrote where they wrote nothing else. */
export const anArticle: ArticleDraft = {
  topicId: 12,
  title: '老人睡得少，先看这几件事',
  summary: '白天多晒太阳，晚上少喝水，别急着吃安眠药。',
  cover: '',
  source: 'original',
  sourceFrom: '',
  illNames: [],
  isAd: false,
  blocks: [
    {
      type: 'paragraph',
      text: '年纪大了，一夜睡五六个小时很常见。白天不困、精神还好，就不算失眠，不用为凑够八小时发愁。',
    },
    { type: 'heading', text: '先做这几件事' },
    {
      type: 'list',
      items: [
        '上午出门走走，晒半小时太阳',
        '午睡不超过半小时，下午三点以后不再睡',
        '晚饭后少喝水，茶和咖啡留到上午',
        '躺下二十分钟睡不着就起来，困了再躺',
      ],
    },
    {
      type: 'paragraph',
      text: '打鼾很响、夜里憋醒、腿总是不舒服，或者情绪低落两周以上，请到医院看看；不要自己加减药。',
    },
  ],
}

/** What demonstration listeners say, with their stars. */
export const reviews: readonly (readonly [stars: number, content: string])[] = [
  [5, '医生讲得慢，老人也听得懂，我妈每天早上散步时听一节。'],
  [5, '讲得很实在，没有推销东西，听完知道该怎么做了。'],
  [4, '内容很好，要是每节再长一点就更好了。'],
  [5, '按课里的办法做了两周，确实有变化，推荐给同事了。'],
  [4, '声音清楚，边做饭边听正合适。'],
]

/** What is answered to the first of them. */
export const reviewAnswer = '我也是陪爸妈一起听的，谢谢推荐。'

/** What is asked about demonstration goods, and what is answered to it by who bought and who sells them. */
export const questions: readonly { asked: string; answers: readonly { content: string; isSeller: boolean }[] }[] = [
  {
    asked: '买错了还能退吗？',
    answers: [
      { content: '没用过的可以，我上次就是在订单里申请的，两天退回来了。', isSeller: false },
      { content: '您好，没有使用或没有拆封的都可以退，在“我的订单”里点“申请售后”。', isSeller: true },
    ],
  },
  {
    asked: '爸妈不会用手机，我能替他们买吗？',
    answers: [{ content: '可以，下单时选好就诊人或收货人就行，我就是替我妈买的。', isSeller: false }],
  },
  {
    asked: '能开单位抬头的发票吗？',
    answers: [{ content: '可以的，付款后在订单里点“发票”，填单位名称和税号。', isSeller: true }],
  },
]
