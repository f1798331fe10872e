import { listDemoAccounts } from '#app/areas/access/doctors/server/public.ts'
import type { Seed } from '#app/room.ts'
import { insertTemplate } from './queries.ts'

const written = [
  {
    name: '感冒初诊',
    diagnoses: ['上呼吸道感染'],
    findings: '（示范）咽部稍红，双肺呼吸音清，没有气促。',
    advice: '（示范）多休息、多喝水。发烧超过三天、气促或精神差，请马上来医院。',
  },
  {
    name: '慢病复诊',
    diagnoses: [],
    findings: '（示范）一般情况好，按时用药，没有新的不舒服。',
    advice: '（示范）继续现在的用药，少油少盐，每天走半小时，带着记录来复诊。',
  },
]

/** What doctors of the demonstration often write. */
export const seed: Seed = {
  after: ['access/doctors'],
  run: async ({ db, now }) => {
    for (const doctorId of await listDemoAccounts(db))
      for (const row of written) await insertTemplate(db, { ...row, doctorId, depId: null, changedAt: now })
  },
}
