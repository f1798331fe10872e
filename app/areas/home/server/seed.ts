import { allBlocks, CHANNEL_PAGE } from '#app/areas/content/channels/rules.ts'
import { DEMO_CHANNEL, insertChannels as insertPartnerChannels } from '#app/areas/content/channels/server/public.ts'
import type { Seed } from '#app/room.ts'
import { CH_COLOUR, CH_HOME, partnerHome } from '../rules.ts'
import { insertBlockRule, insertChannels, insertPartners } from './queries.ts'

/** Partner cities of the demonstration, each with the channel that leads there. Ids of the cities are the specification's. */
const partners = [
  {
    channel: 9002,
    slug: 'dongguan',
    name: '东莞健康通（示范）',
    cityId: 2920,
    colour: '#e2711d',
    slogan: '东莞人的家门口挂号',
  },
  {
    channel: 9003,
    slug: 'chongqing',
    name: '重庆就医通（示范）',
    cityId: 3316,
    colour: '#c8102e',
    slogan: '山城看病，少跑一趟',
  },
  {
    channel: 9004,
    slug: 'nanjing',
    name: '南京健康行（示范）',
    cityId: 3073,
    colour: '#6b4fbb',
    slogan: '金陵名医，一键预约',
  },
]
const CH_CHANNEL = 9001
/** A city that has no mall of its own in its app: the tab is hidden there. */
const WITHOUT_MALL = 9004

export const seed: Seed = {
  async run({ db, now }) {
    await insertPartners(
      db,
      partners.map(({ channel: _, ...partner }) => partner),
    )
    await insertChannels(db, [
      { channel: CH_CHANNEL, path: CH_HOME },
      { channel: DEMO_CHANNEL, path: CHANNEL_PAGE },
      ...partners.map(({ channel, slug }) => ({ channel, path: partnerHome(slug) })),
    ])
    const usual = { blocks: [...allBlocks], doctorTitle: '推荐医生', askTitle: '大家在问', changedAt: now }
    await insertPartnerChannels(db, [
      { ...usual, channel: CH_CHANNEL, title: '智慧就医', brand: '智慧就医', colour: CH_COLOUR },
      ...partners.map(({ channel, name, slogan, cityId, colour }) => ({
        ...usual,
        channel,
        title: name,
        brand: name,
        slogan,
        colour,
        cityId,
      })),
    ])
    const always = { cityId: null, startsAt: null, endsAt: null }
    await insertBlockRule(db, {
      place: 'tabs',
      block: 'mall',
      channel: WITHOUT_MALL,
      position: 10,
      isHidden: true,
      ...always,
    })
  },
}
