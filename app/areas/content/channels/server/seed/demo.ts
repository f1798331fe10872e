import { allBlocks } from '../../rules.ts'
import type { NewChannel } from '../queries/keep.ts'

/** The channel of the demonstration that has a page of its own. */
export const DEMO_CHANNEL = 9005

/** A company that lets its people come here. */
export const demoChannel = (now: Date): NewChannel => ({
  channel: DEMO_CHANNEL,
  title: '康宁企业健康',
  brand: '康宁企业健康（示范）',
  slogan: '员工和家人的看病、体检、健康课',
  colour: '#3e82f4',
  blocks: [...allBlocks],
  doctorTitle: '企业推荐医生',
  askTitle: '同事在问',
  doctorTopics: [1, 3, 6, 7],
  askTopics: [1, 3, 6, 7],
  changedAt: now,
})
