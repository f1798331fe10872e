import { listDeskHospitals } from '#app/areas/access/staff/server/public.ts'
import type { Seed } from '#app/room.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { insertJob } from './queries.ts'

const demoJobs = [
  {
    title: '门诊导诊护士',
    depName: '门诊部',
    kind: 'full',
    people: 3,
    pay: '6–9 千元/月',
    duty: '在门诊大厅分诊、指路，帮老人用手机签到和缴费。',
    wants: '有护士执业证，耐心，普通话清楚。',
  },
  {
    title: '周末义诊志愿者',
    depName: '',
    kind: 'volunteer',
    people: 10,
    pay: '志愿服务，有餐补',
    duty: '社区义诊日引导居民、登记和量血压。',
    wants: '愿意听人说话，能来半天以上。',
  },
] as const

/** Jobs of the demonstration, invented and marked. */
export const seed: Seed = {
  after: ['access/staff', 'guahao/hospitals'],
  async run({ db, now }) {
    for (const hospitalId of await listDeskHospitals(db))
      for (const { title, ...job } of demoJobs)
        await insertJob(db, {
          ...job,
          hospitalId,
          title: `【演示】${title}`,
          place: '本院',
          apply: '演示岗位，不收简历。',
          untilDay: addDays(dayOf(now), 60),
          addedAt: now,
        })
  },
}
