import type { Seed } from '#app/room.ts'
import { insertBank } from './queries.ts'

const demoBanks = [
  { name: '【演示】市民银行 · 福田支行', address: '深南大道 1 号', note: '办社保卡请带身份证' },
  { name: '【演示】市民银行 · 南山支行', address: '科苑路 8 号', note: '周末也办' },
]

/** Banks of the demonstration, invented and marked. */
export const seed: Seed = {
  after: [],
  async run({ db, now }) {
    for (const bank of demoBanks) await insertBank(db, { ...bank, addedAt: now })
  },
}
