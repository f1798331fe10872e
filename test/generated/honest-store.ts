import { eq } from 'drizzle-orm'
import { storeLogin } from '#app/areas/store-app/devices/contract.ts'
import { storeAppDevices } from '#app/areas/store-app/devices/server/public.ts'
import { deskStoreCertificateAdd } from '#app/areas/store-app/info/desk/contract.ts'
import { insertHelp } from '#app/areas/store-app/info/server/queries.ts'
import { cashAsk } from '#app/areas/store-app/money/contract.ts'
import { deskStoreCashApprove, deskStoreRecharge } from '#app/areas/store-app/money/desk/contract.ts'
import { codeCheckSend } from '#app/areas/store-app/redeeming/contract.ts'
import { type Asker, newPatient, newStaff } from './askers.ts'
import { soldGoodsOrder } from './honest-orders.ts'
import type { World } from './world.ts'

let made = 0

const hospitalOf = ({ ours }: World, { hospitalId }: Asker): number => hospitalId ?? ours.hospitalId

/** A phone bound to the asker, with its secret. */
const boundPhone = async (world: World, { loginName = '', password = '' }: Asker) => {
  const presented = { login_name: loginName, password, label: '手机' }
  const { fid, access_token } = await world.app.callApi(storeLogin, presented)
  return { fid, access_token }
}

/** A phone of somebody who needs no second factor. */
const phoneOfStore = async (world: World, asker: Asker) => {
  const nurse = await newStaff(world.app, hospitalOf(world, asker), 'nurse')
  return { nurse, ...(await boundPhone(world, nurse)) }
}

/** A phone bound to who asks, who comes with their own key. */
const ownPhone = async (world: World, asker: Asker) => {
  const phone = await phoneOfStore(world, asker)
  if (asker.staffId !== undefined)
    await world.app.db.update(storeAppDevices).set({ staffId: asker.staffId }).where(eq(storeAppDevices.fid, phone.fid))
  return { fid: phone.fid, access_token: undefined, unit_user_id: undefined }
}

const deviceIdOf = async (world: World, asker: Asker): Promise<number> => {
  const { fid } = await phoneOfStore(world, asker)
  const [row] = await world.app.db.select().from(storeAppDevices).where(eq(storeAppDevices.fid, fid))
  if (!row) throw new Error('the phone is not bound')
  return row.id
}

/** A conflict: handed over without a net, and nobody's code. */
const conflictOf = async (world: World, asker: Asker): Promise<number> => {
  const { nurse, fid, access_token } = await phoneOfStore(world, asker)
  const now = world.app.clock.now().getTime()
  const scan = { seq: 1, text: '000000000001', mode: 'taken' as const, at: now, staff_id: nurse.staffId ?? 1 }
  await world.app.callApi(codeCheckSend, { fid, access_token, device_time: now, scans: [scan] })
  const { storeAppChecks } = await import('#app/areas/store-app/redeeming/server/tables.ts')
  const [row] = await world.app.db
    .select()
    .from(storeAppChecks)
    .where(eq(storeAppChecks.staffId, nurse.staffId ?? 0))
  if (!row) throw new Error('no conflict was written down')
  return row.id
}

/** Somebody else of the same store, who may do everything with its money. */
const otherAdmin = (world: World, asker: Asker) => newStaff(world.app, hospitalOf(world, asker), 'admin')

/** A cash-out that somebody else asked for. */
const askedCash = async (world: World, asker: Asker): Promise<number> => {
  const { as } = await otherAdmin(world, asker)
  await world.app.callApi(deskStoreRecharge, { amount: '6000', bank_no: `HONEST-${++made}` }, as)
  return (await world.app.callApi(cashAsk, { amount: '5500' }, as)).id
}

/** The same, ready to be paid. */
const approvedCash = async (world: World, asker: Asker) => {
  const cash_id = await askedCash(world, asker)
  await world.app.callApi(deskStoreCashApprove, { cash_id }, (await otherAdmin(world, asker)).as)
  return { cash_id }
}

const certificate = () => ({
  name: '营业执照',
  number: `HONEST-${++made}`,
  issuer: '某局',
  begin_date: '2024-01-01',
  end_date: undefined,
})

const help = { title: '怎么核销', text: '扫一下。', position: 1, is_on: 1 } as const

/** A help article that is shown. */
const anArticle = ({ app }: World) =>
  insertHelp(app.db, { title: '怎么核销', text: '扫一下。', position: 1, isOn: true, changedAt: app.clock.now() })

/** Kinds of rows that calls of the store app name. */
export const storeFixtures = {
  'store device': async (world: World, asker: Asker) => (await ownPhone(world, asker)).fid,
  'device of the store': deviceIdOf,
  'conflict of the store': conflictOf,
  'cash-out of the store': askedCash,
  'certificate of the store': async (world: World, asker: Asker) =>
    (await world.app.callApi(deskStoreCertificateAdd, certificate(), (await otherAdmin(world, asker)).as))
      .certificate_id,
  'paid goods order': async (world: World, asker: Asker) => paidService(world, asker),
}

/** An order of the asker's that is used in a store. */
const paidService = async (world: World, asker: Asker): Promise<string> => {
  const { order_id } = await soldGoodsOrder(world, { ...asker, hospitalId: world.ours.hospitalId }, 'exam')
  const { ordersOrders } = await import('#app/areas/orders/checkout/server/public.ts')
  const owner = asker.patientId ?? (await newPatient(world.app)).patientId
  await world.app.db
    .update(ordersOrders)
    .set({ patientId: owner as number })
    .where(eq(ordersOrders.id, order_id))
  return order_id
}

/** At the desk nobody brings a store's credentials. */
const atDesk = { fid: undefined, access_token: undefined, unit_user_id: undefined }
const now = ({ app }: World) => app.clock.now().getTime()

/** What is sent to the calls of the store app. */
export const storeByCall = {
  storeLogin: async (world: World) => {
    const { loginName: login_name, password } = await newStaff(world.app, world.ours.hospitalId, 'nurse')
    return { login_name, password, code: undefined, label: '手机', fid: undefined, access_token: undefined }
  },
  storeLogout: ownPhone,
  codeCheckList: () => atDesk,
  codeCheckDetail: () => atDesk,
  storeOrderDetail: () => atDesk,
  codeCheckSend: async (world: World, asker: Asker) => {
    const { scanned } = await soldGoodsOrder(world, asker, 'exam')
    const scan = { seq: 1, text: scanned ?? '', mode: 'live', at: now(world), staff_id: asker.staffId ?? 1 }
    return { ...(await ownPhone(world, asker)), device_time: now(world), scans: JSON.stringify([scan]) }
  },
  storeContact: async (world: World, asker: Asker) => {
    const { fid, access_token } = await phoneOfStore(world, asker)
    return { fid, access_token, device_time: now(world), unsent_num: 0, unsent_since: 0, left: undefined }
  },
  deskStoreConflictSettle: () => ({ note: '已补差价' }),
  deskStoreLimitsSave: () => ({ each_amount: '500', sum_amount: '5000', count: 100 }),
  capitalList: () => atDesk,
  cashList: () => atDesk,
  cashDetail: () => atDesk,
  rechargeList: () => atDesk,
  cashAsk: async (world: World, asker: Asker) => {
    const { as } = await otherAdmin(world, asker)
    await world.app.callApi(deskStoreRecharge, { amount: '10', bank_no: `HONEST-${++made}` }, as)
    return { ...atDesk, amount: '5' }
  },
  deskStoreCashPaid: async (world: World, asker: Asker) => ({ ...(await approvedCash(world, asker)), bank_no: 'P-1' }),
  deskStoreCashFailed: async (world: World, asker: Asker) => ({
    ...(await approvedCash(world, asker)),
    reason: '户名不符',
  }),
  deskStoreRecharge: () => ({ amount: '10', bank_no: `HONEST-${++made}` }),
  storeInfo: () => atDesk,
  certificateInfo: () => atDesk,
  appHelpList: () => atDesk,
  appHelpDetail: async (world: World) => ({ ...atDesk, id: await anArticle(world) }),
  fieldInc: async (world: World) => ({ ...atDesk, table: 'help', field: 'views', id: await anArticle(world) }),
  deskStoreHelpAdd: () => help,
  deskStoreHelpChange: async (world: World) => ({ ...help, help_id: await anArticle(world) }),
  deskStoreCertificateAdd: certificate,
  deskStoreCertificateChange: certificate,
}
