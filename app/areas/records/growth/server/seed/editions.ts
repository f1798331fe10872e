import { join } from 'node:path'

/** The editions that any installation begins with; each replaced by `npm run import -- growth FILE`. */
export const editions = [
  {
    file: join(import.meta.dirname, 'china.csv'),
    head: {
      standard: 'china',
      edition: 'WS/T 423-2022',
      title: '7 岁以下儿童生长标准（WS/T 423-2022）',
      source:
        '国家卫生健康委 WS/T 423-2022 附录 B；7 至 18 岁身高按 WS/T 612-2018。数值录自公开抄本，仅供参考，请以医生的判断为准',
      effective_on: '2023-03-01',
      age_unit: 'months',
    },
  },
  {
    file: join(import.meta.dirname, 'who.csv'),
    head: {
      standard: 'who',
      edition: '2006/2007',
      title: '世界卫生组织儿童生长标准（0–5 岁 2006，5–19 岁 2007）',
      source: 'WHO Child Growth Standards 2006, WHO Growth Reference 2007: L, M, S. 引用不代表其认可，仅供参考',
      effective_on: '2007-09-01',
      age_unit: 'days',
    },
  },
] as const
