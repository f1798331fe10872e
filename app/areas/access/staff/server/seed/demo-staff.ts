import type { Role } from '../../rules.ts'

/** The password of everybody at a desk of the demonstration world. It opens nothing in production. */
export const DEMO_PASSWORD = 'yilu-demo-2026'
/** The second factor's secret, where one is needed. */
export const DEMO_SECRET = 'YILUDEMOYILUDEMOYILUDEMOYILUDEMO'

/** Who works at each of these desks, by login name without the number of the hospital. */
export const demoStaff = [
  { login: 'admin', role: 'admin', names: ['程若安', '陆清和', '沈知行'] },
  { login: 'planner', role: 'planner', names: ['唐雨桐', '许嘉言', '顾南乔'] },
  { login: 'nurse', role: 'nurse', names: ['白小满', '江晚晴', '宋以宁'] },
  { login: 'keeper', role: 'keeper', names: ['秦晚舟', '叶知秋', '苏明远'] },
  { login: 'pharmacist', role: 'pharmacist', names: ['温若谷', '阮清嘉', '裴云舒'] },
  { login: 'service', role: 'service', names: ['何知夏', '方予安', '林见晓'] },
  { login: 'cashier', role: 'cashier', names: ['罗静好', '柳依依', '孟知微'] },
  { login: 'editor', role: 'editor', names: ['方墨言', '简书宁', '殷若溪'] },
  { login: 'accountant', role: 'accountant', names: ['钱书瑶', '余以成', '金念安'] },
] as const satisfies readonly { login: string; role: Role; names: readonly string[] }[]

/** Who runs the platform of the demonstration world. */
export const demoOperator = { loginName: 'operator', role: 'operator', name: '黎望舒' } as const

/** Hospitals that have a desk in the demonstration world. */
export const DEMO_DESKS = 3
