import type { Seed } from '#app/room.ts'
import { insertQuestions } from './queries.ts'

const asked = [
  { sourceKey: 'as-described', kind: 'stars', title: '和页面上写的一样吗？', options: [] },
  {
    sourceKey: 'speed',
    kind: 'choice',
    title: '从下单到拿到或用上，快不快？',
    options: ['比想的快', '差不多', '有点慢'],
  },
  { sourceKey: 'again', kind: 'choice', title: '下次还会来这里买吗？', options: ['会', '再看看', '不会'] },
  { sourceKey: 'better', kind: 'words', title: '最想让我们改进什么？', options: [] },
] as const

/** What buyers are asked in every installation. */
export const seed: Seed = {
  real: true,
  run: async ({ db }) => {
    await insertQuestions(
      db,
      asked.map(({ options, ...question }, position) => ({ ...question, options: [...options], position })),
    )
  },
}
