import type { Seed } from '#app/room.ts'
import { insertAreas } from './queries.ts'

const areas = [
  [440300, '深圳市'],
  [440100, '广州市'],
  [441900, '东莞市'],
  [430100, '长沙市'],
  [320100, '南京市'],
  [500000, '重庆市'],
] as const

/** Where the demonstration issues health cards. */
export const seed: Seed = {
  run: async ({ db }) => {
    const rows = areas.map(([areaCode, areaName], position) => ({
      areaCode,
      areaName,
      position,
      isOpen: true,
      cardName: '电子健康卡（演示）',
      issuer: `${areaName}卫生健康部门（演示）`,
    }))
    await insertAreas(db, rows)
  },
}
