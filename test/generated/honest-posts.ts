import { deskRequests, deskRoleAdd, deskSessions, deskSignIn, deskStaffAdd } from '#app/areas/access/staff/contract.ts'
import { type Asker, newStaff } from './askers.ts'
import type { World } from './world.ts'

let made = 0
const newName = () => `角色${++made}`
const newLogin = () => `asked-${++made}`

/** Who has had their post for a week may agree to what others ask for. */
export const settle = ({ app }: World, { staffId }: Asker) =>
  app.pool.query("update access_staff_grants set role_since = role_since - interval '7 days' where staff_id = $1", [
    staffId,
  ])

const hospitalOf = ({ ours }: World, { hospitalId = ours.hospitalId }: Asker) => hospitalId

/** A request that one admin makes while another could agree to it: its number. */
const requestOf = async (world: World, from: Asker, settled: Asker): Promise<number> => {
  const { app } = world
  await settle(world, settled)
  const account = { login_name: newLogin(), name: '新人', role: 'admin' } as const
  await app.callApi(deskStaffAdd, account, from.as)
  const { list } = await app.callApi(deskRequests, { list: 'mine', page_size: 1 }, from.as)
  return list[0]?.request_id ?? 0
}

/** What another has asked of the asker. */
export const requestToAsker = async (world: World, asker: Asker): Promise<number> =>
  requestOf(world, await newStaff(world.app, hospitalOf(world, asker), 'admin'), asker)

/** A role that the asker's desk has made. */
export const roleOfDesk = async ({ app }: World, { as }: Asker): Promise<number> =>
  (await app.callApi(deskRoleAdd, { role: 'nurse', role_name: newName(), permissions: ['clinic.read'] }, as)).role_id

const sheet = () => ({ role_name: newName(), permissions: ['clinic.read', 'clinic.run'] })

/** What is sent to the calls about posts, roles and requests. */
export const postsByCall = {
  deskSwitch: (world: World, asker: Asker) => ({ unit_id: hospitalOf(world, asker) }),
  deskSessionEnd: async ({ app }: World, { as, loginName = '', password = '' }: Asker) => {
    await app.callApi(deskSignIn, { login_name: loginName, password })
    const { list } = await app.callApi(deskSessions, {}, as)
    return { session_code: list.find(({ is_mine }) => is_mine === 0)?.session_code }
  },
  deskStaffJoin: async (world: World, asker: Asker) => {
    const { ours, theirs, app } = world
    const elsewhere = hospitalOf(world, asker) === ours.hospitalId ? theirs : ours
    const { loginName } = await newStaff(app, elsewhere.hospitalId, 'nurse')
    return { login_name: loginName, role: 'nurse' }
  },
  // Whoever is made is signed in.
  deskStaffSessions: async (world: World, asker: Asker) => ({
    staff_id: (await newStaff(world.app, hospitalOf(world, asker), 'nurse')).staffId,
  }),
  deskRoleAdd: () => ({ role: 'nurse', ...sheet() }),
  deskRoleChange: () => sheet(),
  deskRequestRefuse: () => ({ note: '不需要' }),
  deskRequestWithdraw: async (world: World, asker: Asker) => ({
    request_id: await requestOf(world, asker, await newStaff(world.app, hospitalOf(world, asker), 'admin')),
  }),
}
