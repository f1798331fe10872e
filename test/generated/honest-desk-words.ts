import { randomInt } from 'node:crypto'
import { deskSignAdd } from '#app/areas/emergencies/desk/contract.ts'
import { deskPartnerAdd } from '#app/areas/home/desk/contract.ts'
import { deskSearchWordAdd } from '#app/areas/search/desk/contract.ts'
import { setMuted } from '#app/areas/search/server/queries/terms.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { onePixel } from '../support/a-picture.ts'
import type { Asker } from './askers.ts'
import type { World } from './world.ts'

/** Letters that no other has. */
const letters = () => Array.from({ length: 20 }, () => String.fromCharCode('a'.charCodeAt(0) + randomInt(26))).join('')

const word = { place: 'box' as const, word: '试用词', is_ad: 0, position: 9, from: '2026-11-23' }

const partner = (): CallInput<typeof deskPartnerAdd> => ({
  slug: letters(),
  partner_name: '试用城市',
  slogan: '试用',
  city_id: 5,
  colour: '#3e82f4',
})

const sign = (): CallInput<typeof deskSignAdd> => ({
  name: letters(),
  words: '试用危险词',
  when: '试用的时候',
  first: '先打电话。',
  phone: '120',
  source: '试用的依据',
  position: 900,
})

const adminOf = async ({ ours, staffOf }: World) => (await staffOf(ours, 'admin')).as
const newWord = async (world: World) => world.app.callApi(deskSearchWordAdd, word, await adminOf(world))
const newPartner = async (world: World) => world.app.callApi(deskPartnerAdd, partner(), await adminOf(world))
const newSign = async (world: World) => world.app.callApi(deskSignAdd, sign(), await adminOf(world))

/** One that is muted: letting it in again changes something each time. */
const mutedWord = async ({ app }: World) => {
  const muted = letters()
  await setMuted(app.db, muted, true)
  return { word: muted, is_muted: 0 }
}

/** What is sent to the calls by which the platform’s desk keeps cities, partners, words and signs. */
export const deskWordsByCall = {
  deskAbroadPicture: () => ({ file: onePixel() }),
  deskAdvertPicture: () => ({ file: onePixel() }),
  deskCities: () => ({ keyword: undefined, state: undefined, sort: undefined, order: undefined }),
  deskCityChange: () => ({ city_id: 3073, hot_rank: 6, is_open: 1, is_default: 0 }),
  deskSearchWordAdd: () => word,
  deskSearchWordChange: async (world: World) => ({ ...word, ...(await newWord(world)) }),
  deskSearchWordRemove: newWord,
  deskHotWordMute: mutedWord,
  deskPartnerAdd: partner,
  deskPartnerChange: async (world: World) => ({ ...partner(), ...(await newPartner(world)) }),
  deskPartnerSwitch: async (world: World) => ({ ...(await newPartner(world)), is_on: 0 }),
  deskSignAdd: sign,
  deskSignChange: async (world: World) => ({ ...sign(), ...(await newSign(world)) }),
  deskSignSwitch: async (world: World) => ({ ...(await newSign(world)), is_on: 0 }),
} satisfies Record<string, (world: World, asker: Asker) => unknown>
