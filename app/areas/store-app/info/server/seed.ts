import { listDemoDesks } from '#app/areas/access/staff/server/public.ts'
import type { Seed } from '#app/room.ts'
import { addDays } from '#kit/time/day.ts'
import { insertCertificate, insertHelp } from './queries.ts'
import { helpTexts } from './seed/help-texts.ts'

/** Help for every store, and certificates of the demonstration's, of which one ends soon. */
export const seed: Seed = {
  after: ['access/staff'],
  async run({ db, now, today }) {
    for (const [at, { title, text }] of helpTexts.entries())
      await insertHelp(db, { title, text, position: 10 * (at + 1), isOn: true, changedAt: now })
    for (const hospitalId of await listDemoDesks(db))
      for (const [at, { name, issuer, begin, end }] of certificates.entries())
        await insertCertificate(db, {
          hospitalId,
          name,
          issuer,
          number: `YL${String(hospitalId).padStart(6, '0')}${String(at + 1).padStart(4, '0')}`,
          validFrom: addDays(today, begin),
          validUntil: end === null ? null : addDays(today, end),
          isDemo: true,
        })
  },
}

const certificates = [
  { name: '医疗机构执业许可证', issuer: '示范市卫生健康委员会', begin: -900, end: 925 },
  { name: '营业执照', issuer: '示范市市场监督管理局', begin: -1_500, end: null },
  { name: '食品经营许可证', issuer: '示范市市场监督管理局', begin: -1_790, end: 35 },
]
