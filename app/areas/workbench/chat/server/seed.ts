import { listDemoAccounts } from '#app/areas/access/doctors/server/public.ts'
import type { Seed } from '#app/room.ts'
import { insertPhrases } from './queries.ts'

const said = [
  '您好，请问不舒服有多久了？有没有在用什么药？',
  '请把最近的检查报告拍清楚发给我。',
  '先注意休息、多喝水，如果加重请马上到就近医院就诊。',
  '线上看不到查体情况，建议您到门诊面诊一次。',
]

/** A few quick replies for the doctors of the demonstration world. */
export const seed: Seed = {
  after: ['access/doctors'],
  run: async ({ db }) => {
    const doctors = await listDemoAccounts(db)
    const rows = doctors.flatMap((doctorId) => said.map((content, place) => ({ doctorId, place, content })))
    if (rows.length > 0) await insertPhrases(db, rows)
  },
}
