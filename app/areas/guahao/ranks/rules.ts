import { FEW_VOTES } from '#kit/lists/few-votes.ts'

/** What a rank ranks: doctors or hospitals. */
export type RankSubject = 'doctor' | 'unit'

/** A rank: what it ranks, by what, and how it is told. */
export interface Rank {
  subject: RankSubject
  /** booked: how often they were booked; score: what patients say. */
  measure: 'booked' | 'score'
  title: string
  subtitle: string
  rule: string
}

const counted = '每天清晨按全部累计数据重新计算，不接受付费排名。'

/** All ranks by id. */
export const ranks: Readonly<Record<number, Rank>> = {
  1: {
    subject: 'doctor',
    measure: 'booked',
    title: '热门医生榜',
    subtitle: '大家都在约谁',
    rule: `按患者完成的预约次数从高到低排列，次数相同时先入驻的在前。${counted}`,
  },
  2: {
    subject: 'doctor',
    measure: 'score',
    title: '口碑医生榜',
    subtitle: '看过的人怎么说',
    rule: `只有就诊过的患者才能评分。得分是全部评分与十个四星的平均，评价太少的医生不会因为一两个好评排到前面；满 ${FEW_VOTES} 条评价才能上榜。${counted}`,
  },
  3: {
    subject: 'unit',
    measure: 'booked',
    title: '热门医院榜',
    subtitle: '大家都去哪里看',
    rule: `按患者在各科室完成的预约次数之和从高到低排列；选择科室时只计算该类科室。${counted}`,
  },
  4: {
    subject: 'unit',
    measure: 'score',
    title: '口碑医院榜',
    subtitle: '去过的人怎么说',
    rule: `只有就诊过的患者才能评分，对医院和对医院医生的评价都计入。得分是全部评分与十个四星的平均；满 ${FEW_VOTES} 条评价才能上榜。${counted}`,
  },
}

/** How many places a rank has. */
export const RANK_PLACES = 50
/** Most words about ranks from one address within an hour. */
export const MOST_FEEDBACK = 20

/** A figure of a rank as people read it: 1280 → 预约 1280 次, 463 hundredths → 4.6 分. */
export const spokenFigure = ({ measure }: Rank, figure: number): string =>
  measure === 'booked' ? `预约 ${figure} 次` : `${(Math.floor(figure / 10) / 10).toFixed(1)} 分`

/** How a rank is shared; the words are cut at 50 characters. */
export const shareWords = ({ title, subtitle, rule }: Rank) => ({
  share_title: `${title}：${subtitle}`,
  share_desc: [...rule].slice(0, 50).join(''),
})
