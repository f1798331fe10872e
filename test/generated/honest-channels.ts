import { randomInt } from 'node:crypto'
import { deskStaffList } from '#app/areas/access/staff/contract.ts'
import {
  deskChannelAdd,
  deskChannelEditorAdd,
  type deskChannelLook,
  type deskChannelPicks,
  type deskChannelRules,
} from '#app/areas/content/channels/desk/contract.ts'
import { DEMO_CHANNEL } from '#app/areas/content/channels/server/seed/demo.ts'
import type { CallInput } from '#kit/wire/call.ts'
import type { World } from './world.ts'

const page = { title: '试用渠道', brand: '试用', colour: '#3e82f4' }

/** Any call may say by which channel its asker came. */
const ofPartner = () => ({ cid: DEMO_CHANNEL })

/** A number that no channel has. */
const aNumber = () => ({ channel: randomInt(100_000, 900_000_000) })

/** A channel that an admin has made. */
const newChannel = async ({ app, ours, staffOf }: World) => {
  const { as } = await staffOf(ours, 'admin')
  return app.callApi(deskChannelAdd, { ...aNumber(), ...page }, as)
}

const look = async (world: World): Promise<CallInput<typeof deskChannelLook>> => ({
  ...(await newChannel(world)),
  ...page,
  version: undefined,
  blocks: '["units"]',
  doctor_title: '好医生',
  ask_title: '大家在问',
  doctor_topics: '[1]',
  ask_topics: '[]',
})

const rules = async (world: World): Promise<CallInput<typeof deskChannelRules>> => ({
  ...(await newChannel(world)),
  version: undefined,
  no_nav_bar: 0,
  all_page_write_not: 0,
  all_page_download_app: 0,
  all_page_qun_liao: 0,
  is_on: 1,
  city: undefined,
  group_url: undefined,
})

/** An editor of a channel, who is an auditor of the same desk. */
const editor = async (world: World) => {
  const { channel } = await newChannel(world)
  return { channel, login_name: await loginName(world) }
}

const loginName = async ({ app, ours, staffOf }: World): Promise<string> => {
  const { as } = await staffOf(ours, 'admin')
  const { list } = await app.callApi(deskStaffList, {}, as)
  const [first] = list
  if (!first) throw new Error('the desk has nobody')
  return first.login_name
}

/** What calls of partners' channels are asked with; those of patients by the channel of the demonstration. */
export const channelsByCall = {
  getChannelConfig: ofPartner,
  doctorIndexSetting: ofPartner,
  channelPicks: ofPartner,
  channelUnitList: () => ({ ...ofPartner(), pubcat_id: undefined, keyword: undefined }),
  getPubcatByIds: () => ({ ids: '1,2', type: 'doctor' }),
  deskChannel: newChannel,
  deskChannelAdd: () => ({ ...aNumber(), ...page }),
  deskChannelLook: look,
  deskChannelRules: rules,
  deskChannelFind: async (world: World) => ({ ...(await newChannel(world)), kind: 'unit' }),
  deskChannelPicks: async (world: World): Promise<CallInput<typeof deskChannelPicks>> => ({
    ...(await newChannel(world)),
    kind: 'unit',
    ids: JSON.stringify([String(world.ours.hospitalId)]),
  }),
  deskChannelEditorAdd: editor,
  deskChannelEditorRemove: async (world: World) => {
    const named = await editor(world)
    const { as } = await world.staffOf(world.ours, 'admin')
    const { staff_id } = await world.app.callApi(deskChannelEditorAdd, named, as)
    return { channel: named.channel, staff_id }
  },
  deskChannelHome: newChannel,
  deskChannelHomeSet: async (world: World) => ({ ...(await newChannel(world)), path: '/channel/index' }),
}
