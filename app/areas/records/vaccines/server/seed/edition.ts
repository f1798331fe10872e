import { join } from 'node:path'

/** The self-paid vaccines that any installation begins with. */
export const selfPaid = {
  file: join(import.meta.dirname, 'self-paid-2026.csv'),
  head: {
    edition: '自费 2026',
    programme: 'self-paid',
    title: '常用自费疫苗（2026 年整理）',
    source: '各疫苗说明书的常用程序；数值录自公开资料，请以接种单位的告知为准',
    effective_on: '2026-06-17',
  },
} as const

/** The schedule that any installation begins with; replaced by `npm run import -- vaccines FILE`. */
export const edition = {
  file: join(import.meta.dirname, 'china-2026.csv'),
  head: {
    edition: '2026',
    programme: 'free',
    title: '国家免疫规划疫苗儿童免疫程序（2026 年版）',
    source: '国疾控卫免发〔2026〕16 号；数值录自公开资料，请以接种单位的告知为准',
    effective_on: '2026-06-17',
  },
} as const
