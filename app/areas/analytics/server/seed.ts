import type { Seed } from '#app/room.ts'
import { insertAdverts, insertModules, insertPages } from './queries/shown.ts'

const modules = [
  { crowd: null, title: '预约挂号', note: '选医院、选科室、选时间', link: '/guahao/index' },
  { crowd: null, title: '找医生', note: '按科室和疾病找', link: '/doctor/index' },
  { crowd: null, title: '查疾病', note: '知道病名，看谁擅长', link: '/searchDisease' },
  { crowd: 'prepare', title: '备孕检查', note: '先看妇科和男科', link: '/searchDisease' },
  { crowd: 'pregnancy', title: '产检预约', note: '到附近医院的产科', link: '/guahao/index' },
  { crowd: 'baby', title: '宝宝看病', note: '儿科医生和号源', link: '/doctor/index' },
  { crowd: 'chronic', title: '慢病复诊', note: '找看过的医生', link: '/account/favourites' },
  { crowd: 'elder', title: '长辈就医', note: '给家人添加就诊人', link: '/account/members' },
]

const adverts = [
  { areaType: 'home', crowd: null, title: '号满了？候补帮您盯着放号', link: '/guahao/index' },
  { areaType: 'home', crowd: 'pregnancy', title: '孕期：按时产检', link: '/guahao/index' },
  { areaType: 'home', crowd: 'baby', title: '宝宝发热先看这里', link: '/searchDisease' },
  { areaType: 'illness', crowd: null, title: '拿不准挂哪个科？按疾病找医生', link: '/searchDisease' },
]

export const seed: Seed = {
  async run({ db, now }) {
    await insertModules(
      db,
      modules.map((row, position) => ({ ...row, mark: 'home', position })),
    )
    await insertAdverts(
      db,
      adverts.map((row, position) => ({ ...row, position, isPaid: false, beginsAt: now })),
    )
    const pages = modules.filter(({ crowd }) => crowd === null)
    await insertPages(
      db,
      pages.map(({ title, link }, position) => ({ mark: 'home', title, link, position, publishedAt: now })),
    )
  },
}
