import { join } from 'node:path'

/** The self-paid vaccines that any installation begins with. */
export const selfPaid = {
  file: join(import.meta.dirname, 'self-paid-2026.csv'),
  head: {
    edition: '自费 2026',
    programme: 'self-paid',
    title: '常用自费疫苗（2026 年整理）',
    source: '按各疫苗说明书的常用程序凭记忆整理，待与说明书和当地预防接种工作规范逐条核对',
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
    source: '国疾控卫免发〔2026〕16 号，按多份一致的公开抄本整理，待与印发原文核对',
    effective_on: '2026-06-17',
  },
} as const
