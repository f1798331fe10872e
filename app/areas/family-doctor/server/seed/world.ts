import { findArea, listAreas } from '#app/areas/location/server/public.ts'
import type { Seeding } from '#app/room.ts'
import { personName } from '#kit/random/chinese-names.ts'
import { seeded } from '#kit/random/seeded.ts'
import { earlier } from '#kit/time/span.ts'
import { pathOf } from '../commands/community.ts'
import type { listLeaders } from '../queries/seed.ts'
import { insertColleagues, insertMeal, insertSay, insertTeam } from '../queries.ts'
import { basePromises, moreMeals, says } from './texts.ts'

type Leader = Awaited<ReturnType<typeof listLeaders>>[number]

/** A team around a doctor, in one of the streets of their centre's district. */
export const seedTeam = async ({ db, now }: Seeding, leader: Leader, at: number): Promise<number | undefined> => {
  const chance = seeded(`family team ${leader.hospitalId}`)
  const district = leader.areaId === null ? undefined : await findArea(db, leader.areaId)
  if (!district) return undefined
  const streets = await listAreas(db, district.id)
  const community = streets.length > 0 ? chance.pick(streets) : district
  const teamId = await insertTeam(db, {
    doctorId: leader.doctorId,
    hospitalId: leader.hospitalId,
    cityId: leader.cityId,
    name: `${leader.name}家庭医生团队`,
    introduction: `服务${community.name}的居民，擅长高血压、糖尿病和老年人的日常管理。工作日白天可以电话联系，急症请拨打 120。`,
    areaId: community.id,
    areaName: community.name,
    areaPath: await pathOf(db, community.id),
    address: leader.address,
    phone: leader.phone,
    capacity: chance.int(300, 800),
  })
  await insertColleagues(
    db,
    ['社区护士', '公共卫生医生', '健康管理师'].map((role) => {
      const name = personName(chance, role === '社区护士' ? 'female' : chance.pick(['female', 'male'] as const))
      return { teamId, name, role }
    }),
  )
  const base = {
    name: '基础服务包',
    content: '建档、体检讲解、随访和健康计划。',
    priceFen: 0,
    isBase: true,
  }
  await insertMeal(db, { teamId, ...base }, basePromises)
  for (const { promises, ...meal } of moreMeals) await insertMeal(db, { teamId, ...meal, isBase: false }, promises)
  const [title, content] = says[at % says.length] as (typeof says)[number]
  await insertSay(db, { teamId, title, content, saidAt: earlier(now, { days: 1 + at, hours: chance.int(1, 8) }) })
  return teamId
}
